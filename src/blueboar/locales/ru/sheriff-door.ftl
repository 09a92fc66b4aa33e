# Sheriff of Nottingham at the door, in the lobby and in the profile.

game-sheriff = Шериф Ноттингема
game-sheriff-about = Провезите товары мимо шерифа: скажите правду, солгите или заплатите.
game-sheriff-facts = 3–6 игроков · около 45 минут · блеф и торг

edition-sheriff-first = Первое издание
edition-sheriff-persian = Персидское издание
edition-sheriff-second = Второе издание
level-sheriff-novice = новичок
level-sheriff-merchant = торговец
level-sheriff-smuggler = контрабандист
level-sheriff-outlaw = разбойник
