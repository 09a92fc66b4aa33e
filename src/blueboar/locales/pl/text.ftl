# Dla graczy, którzy czytają i piszą tekst.

text-seat = Zajmujesz miejsce { $seat } z { $players } w grze { $game }. Podaj jeden ruch.
text-happened = Co się wydarzyło od ostatniego pytania:
text-view = Co widzisz (JSON):
text-asked = O co jesteś pytany lub pytana (JSON):
text-moves = Niektóre z twoich ruchów:
text-answer = Podaj numer ruchu, ruch w formacie JSON jak powyżej albo słowo „pass”, jeśli nikt na ciebie nie czeka.
text-not-understood = To nie jest odpowiedź: { $reason }. Podaj numer ruchu, ruch w formacie JSON albo „pass”.
text-no-such-number = Na liście nie ma ruchu o numerze { $number }.
text-waited = Nie możesz spasować: gra czeka na ciebie.
