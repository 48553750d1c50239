/// The modules of Apple's platforms, which no project has.
///
/// Source: Apple, "Technologies". Those without a capital are no folders that anyone looks for.
enum SystemModules {
  static let names = Set(
    """
    Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AlarmKit AppIntents AppKit
    AppTrackingTransparency ARKit AudioToolbox AuthenticationServices AVFAudio AVFoundation AVKit
    BackgroundTasks CallKit CarPlay Charts CloudKit ClockKit Combine Compression Contacts ContactsUI
    CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
    CoreLocationUI CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit Darwin DeveloperToolsSupport
    DeviceActivity Dispatch EventKit EventKitUI ExtensionKit ExternalAccessory FamilyControls
    FileProvider Foundation FoundationModels GameController GameKit GameplayKit GLKit HealthKit
    HealthKitUI HomeKit ImageIO ImagePlayground Intents IntentsUI IOKit JavaScriptCore
    LinkPresentation LocalAuthentication ManagedSettings MapKit MediaPlayer Messages MessageUI Metal
    MetalKit MetricKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction Network NetworkExtension NotificationCenter Observation ObjectiveC OSLog
    PackageDescription PassKit PDFKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuickLook
    QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit ReplayKit SafariServices SceneKit
    ScreenCaptureKit ScreenTime Security ServiceManagement ShazamKit Social SoundAnalysis Speech
    SpriteKit StoreKit Swift SwiftData SwiftUI Symbols SystemConfiguration Testing TipKit Translation
    UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
