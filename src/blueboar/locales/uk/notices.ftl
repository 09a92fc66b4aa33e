# Що кажуть тим, кого немає за столом: сповіщенням у браузері чи вебхуком.
notice-turn = { $game }: ваш хід. За столом: { $others }.
notice-offer = { $game }: вам пропонують угоду. За столом: { $others }.
notice-undo = { $game }: хтось просить скасувати хід. За столом: { $others }.
notice-beside = { $game }: на вашому пристрої чекають на гравця { $name }. За столом: { $others }.
notice-over = { $game }: гру завершено, погляньте, чим усе скінчилося. За столом: { $others }.
notice-turn-of = { $game }: зараз ходить { $name }.
notice-over-of = { $game }: гру завершено.
notice-try = Тут «{ inn-name }» може вас знайти.
