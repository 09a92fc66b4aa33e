# Sheriff of Nottingham at the door, in the lobby and in the profile.

game-sheriff = Шериф Ноттінгема
game-sheriff-about = Провезіть товари повз шерифа: скажіть правду, збрешіть або заплатіть.
game-sheriff-facts = 3–6 гравців · близько 45 хвилин · блеф і торг

edition-sheriff-first = Перше видання
edition-sheriff-persian = Перське видання
edition-sheriff-second = Друге видання
level-sheriff-novice = новачок
level-sheriff-merchant = торговець
level-sheriff-smuggler = контрабандист
level-sheriff-outlaw = розбійник
