print("haggle")
