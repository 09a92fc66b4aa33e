# Первый раунд с проводником.

learn-title = { $game }: первый раунд
learn-begin = Начать раунд с проводником
guide-skip = Отпустить проводника
guide-again = С начала
