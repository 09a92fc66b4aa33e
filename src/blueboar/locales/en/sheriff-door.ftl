# Sheriff of Nottingham at the door, in the lobby and in the profile.

game-sheriff = Sheriff of Nottingham
game-sheriff-about = Bring your goods past the Sheriff: tell the truth, lie, or pay.
game-sheriff-facts = 3 to 6 players · about 45 minutes · bluffing and bargaining

edition-sheriff-first = First edition
edition-sheriff-persian = Persian edition
edition-sheriff-second = Second edition
level-sheriff-novice = newcomer
level-sheriff-merchant = merchant
level-sheriff-smuggler = smuggler
level-sheriff-outlaw = outlaw
