# What people who are away are told, by web push or webhook.
notice-turn = { $game }: it is your turn. At the table: { $others }.
notice-offer = { $game }: somebody makes you an offer. At the table: { $others }.
notice-undo = { $game }: somebody asks to take a move back. At the table: { $others }.
notice-beside = { $game }: { $name } is waited for at your device. At the table: { $others }.
notice-over = { $game } is over: see how it ended. At the table: { $others }.
notice-turn-of = { $game }: whose turn it is: { $name }.
notice-over-of = { $game } is over.
notice-try = { inn-name } can reach you here.
