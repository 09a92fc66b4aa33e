# Что говорят тем, кого нет за столом: уведомлением в браузере или вебхуком.
notice-turn = { $game }: ваш ход. За столом: { $others }.
notice-offer = { $game }: вам предлагают сделку. За столом: { $others }.
notice-undo = { $game }: кто-то просит отменить ход. За столом: { $others }.
notice-beside = { $game }: на вашем устройстве ждут игрока { $name }. За столом: { $others }.
notice-over = { $game }: игра окончена, посмотрите, чем всё кончилось. За столом: { $others }.
notice-turn-of = { $game }: сейчас ходит { $name }.
notice-over-of = { $game }: игра окончена.
notice-try = Здесь «{ inn-name }» может вас найти.
