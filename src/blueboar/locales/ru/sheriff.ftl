# Стол «Шерифа Ноттингема».

sheriff = Шериф
deputy = Помощник шерифа
you-are-sheriff = У вас жетон шерифа
merchant = Торговец
gold = Золото
bank = банк
loot = Добыча
the-loot = добыча
gold-amount = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[other] { $count } золотых
}
black-market = Чёрный рынок
phases = Шаги раунда
phase-market = Рынок
phase-market-second = Рынок
phase-loading = Загрузка
phase-declaration = Декларация
phase-declaration-second = Декларация
phase-inspection = Досмотр
round-of = Раунд { $round } из { $rounds }
round = раунд { $round }
inspection-timer = Время на досмотр
stall-legal = Разрешённые товары на прилавке
stall-contraband = { $count ->
    [one] { $count } карта контрабанды лицом вниз
    [few] { $count } карты контрабанды лицом вниз
   *[other] { $count } карт контрабанды лицом вниз
}
stall-empty = Прилавок пуст
black-market-card = Карта чёрного рынка: { $points }
black-market-both = Верхняя карта даёт { $points }, нижняя — { $lower }
black-market-gone = Обе карты проданы
black-market-pile = Следующая карта стоит { $points }
bag-none = Нет мешка
bag-loading = Мешок загружают
bag-closed = Закрытый мешок
bag-through = Мешок пропущен
bag-opened = Мешок вскрыт
declared-as = Декларация: { $goods }
bag-holds = В нём: { $goods }
pile-first = Первый сброс
pile-second = Второй сброс
says = говорит: { $goods }

choose-first-title = Кто первым идёт на рынок?
market-title = Рынок
market-title-second = Рынок
market-how = Отложите с руки до { $count ->
    [one] { $count } карты
   *[other] { $count } карт
} и возьмите столько же новых. Коснитесь карты или перетащите её сюда.
market-nothing-aside = Ничего не отложено: все карты остаются.
lay-onto = Положить карты на
market-keep = Оставляю все карты
market-draw = Обменять: { $piles } из сброса, { $deck } из колоды
move-earlier = { $good }: на место раньше
move-later = { $good }: на место позже
last-on-top = Последняя ляжет сверху.
pick-cards = Выберите карты
load-title = Загрузите мешок
load-how = Положите в мешок от { $least } до { $most } карт с руки. Коснитесь карты или перетащите её сюда.
load-empty = Мешок пуст.
load-close = { $count ->
    [0] Закрыть мешок
    [one] Закрыть мешок: { $count } карта
    [few] Закрыть мешок: { $count } карты
   *[other] Закрыть мешок: { $count } карт
}
declare-title = Что вы скажете шерифу?
declare-truth = В вашем мешке:
declare-how = Число вы всегда называете верное: { $count }. Товар — не обязательно.
decide-title = Мешки перед вами
decide-how = Каждый мешок можно пропустить, вскрыть или сначала договориться.
stance-title = Что бы вы сделали с каждым мешком?
stance-how = Если вы не согласны, действует только тот помощник, который хочет вскрыть.
stance-open = вскрыть
stance-let-through = пропустить
stance-for-nothing = пропустить даром
let-through = Пропустить
open-bag = Вскрыть
deal-with = С кем сделка
make-deal = Сделка
debt-title = Вы ещё должны { $gold }
debt-how = Кошелёк пуст. Платите товарами с прилавка; сдачи не дают.
debt-also = Все ваши разрешённые товары тоже идут в уплату.
debt-pay = Заплатить товарами: { $gold }
confiscated-title = Положите конфискованное в сброс
confiscated-lay = Положить
plate-title = Каким товаром отныне будет ваше праздничное блюдо?
brimstone-title = Используете серное масло?
brimstone-how = Спрашивают каждого, чью контрабанду пропустили, чтобы сам вопрос ничего не выдал.
brimstone-whom = Чей прилавок?
brimstone-number = Сколько?
brimstone-burn = Сжечь: { $goods }
brimstone-keep = Нет
trophy-title = Трофей остаётся у вас; сбросьте другую карту
trophy-discard = Сбросить эту карту
trophy-alone = Трофей остаётся у вас; другой карты для сброса нет
trophy-keep = Оставить трофей себе
black-market-title = Чёрный рынок
black-market-how = Покажите три одинаковые карты: они уйдут из игры, а вы получите карту, которая в конце принесёт очки.
black-market-sell = { $goods } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
black-market-pass = Не сейчас
split-title = Поделите добычу
split-proposed = { $deputy } предлагает: { $first } получает { $gold } и { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, а остальное — другая сторона.
split-how = Предложите, что получит { $first }; { $second } получит остальное. Осталось предложений: { $count }.
split-gold = { $first } / { $second }
split-propose = Предложить: { $gold } и { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
split-equally = Поделить поровну
pick-title = Выберите карту добычи
odd-title = Что не делится: кому оно достанется?
odd-how = Если вы назовёте разных, его сбросят.
odd-coin = Лишняя монета
odd-nobody = никому
odd-say = Сказать

offers = Предложения
deal-builder = Составить сделку
offers-you = { $count ->
    [one] Вам предлагают сделку ({ $names }): ответьте
   *[other] Вам предлагают сделки ({ $names }): ответьте
}
waits-for-your-word = { $count ->
    [one] Вашего слова ждёт { $names }
   *[other] Вашего слова ждут { $names }
}
thinks-over-offer = { $count ->
    [one] Над вашим предложением думает { $names }
   *[other] Над вашим предложением думают { $names }
}
nothing-to-add = Мне нечего добавить
nothing-added = Вы оставляете решение другим
counter-offer = Встречное предложение
offers-left = Осталось предложений: { $count }
you-give = Вы даёте
party-would-give = Даёт { $name }
of-gold = из { $count }
fewer = { $what }: меньше
more = { $what }: больше
from-bag = из мешка
face-down = лицом вниз
claim-bag = Скажите, что в мешке…
claim-stall = Назовите контрабанду с прилавка…
acts = Что сделает шериф
favour-label = Услуга на потом. Она никого не обязывает, но слышат её все.
add-favour = Пообещать услугу
deal-empty = Пока здесь пусто.
make-offer = Предложить
make-counter = Послать встречное предложение
offer-from = { $you ->
    [name] Ваше предложение → { $to }
    [to] { $name } предлагает вам
   *[none] Предложение: { $name } → { $to }
}
counter-from = { $you ->
    [name] Ваше встречное предложение → { $to }
    [to] Встречное предложение вам: { $name }
   *[none] Встречное предложение: { $name } → { $to }
}
accept = Принять
counter = Торговаться
refuse = Отклонить
withdraw = Отозвать
struck = Сделка заключена
party-gives = { $you ->
    [name] Вы: { $what }.
   *[none] { $name }: { $what }.
}
term-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[other] { $count } золотых
}
term-stall = { $goods } с прилавка
term-bag = { $goods } из мешка
term-face-down = { $count ->
    [one] { $count } закрытая карта без названия
    [few] { $count } закрытые карты без названия
    [many] { $count } закрытых карт без названия
   *[other] { $count } закрытой карты без названия
}
term-for = { $you ->
    [to] { $what } (вам)
   *[none] { $what } (кому: { $to })
}
term-if = { $what }, если { $condition }
condition-lie = { $you ->
    [name] ваш мешок вскроют и там ложь
   *[none] мешок ({ $name }) вскроют и там ложь
}
condition-true = { $you ->
    [name] ваш мешок вскроют и там правда
   *[none] мешок ({ $name }) вскроют и там правда
}
condition-opened = { $you ->
    [name] ваш мешок вскроют
   *[none] мешок ({ $name }) вскроют
}
condition-let-through = { $you ->
    [name] ваш мешок пропустят
   *[none] мешок ({ $name }) пропустят
}
condition-none = Без условия
condition-label = Даётся, только если
gift-for = Кому
the-other-side = другая сторона
add-gift = Ещё один дар — кому-то другому или на другом условии
add-gift-short = Ещё один дар
take-out = Убрать: { $what }
pick-face-down = Выберите, какие карты отдаёте: больше никто этого не видит. Если не выбрать, уйдут самые дешёвые.
several-favours = Каждая строка — отдельная услуга.
term-let-through = { $you ->
    [merchant] пропустить вас
   *[none] пропустить: { $merchant }
}
term-open = { $you ->
    [merchant] вскрыть ваш мешок
   *[none] вскрыть мешок: { $merchant }
}
term-refuse-deals = { $you ->
    [merchant] никаких сделок с вами
   *[none] никаких сделок: { $merchant }
}
term-favour = услуга: «{ $text }»
term-favours = услуги: { $texts }
quoted = «{ $text }»
duties = Обязательства
duty-let-through = { $you ->
    [bound] Вы обязаны пропустить: { $merchant }.
    [merchant] { $bound }: надо пропустить вас.
   *[none] { $bound }: надо пропустить ({ $merchant }).
}
duty-open = { $you ->
    [bound] Вы обязаны вскрыть мешок: { $merchant }.
    [merchant] { $bound }: надо вскрыть ваш мешок.
   *[none] { $bound }: надо вскрыть мешок ({ $merchant }).
}
duty-refuse-deals = { $you ->
    [bound] Вам нельзя заключать сделки: { $merchant }.
    [merchant] { $bound }: нельзя заключать сделки с вами.
   *[none] { $bound }: нельзя заключать сделки ({ $merchant }).
}
ledger = Обещания
promise-gift = { $giver } → { $to }: { $what }
promise-delivered = передано { $delivered } из { $promised }
promise-gold = { $giver } → { $to }: { $promised ->
    [one] { $promised } золотой
    [few] { $promised } золотых
   *[other] { $promised } золотых
}
promise-goods = { $giver } → { $to }: { $promised ->
    [one] { $promised } разрешённый товар
    [few] { $promised } разрешённых товара
   *[other] { $promised } разрешённых товаров
}
promise-contraband = { $giver } → { $to }: { $promised ->
    [one] { $promised } закрытая карта
    [few] { $promised } закрытые карты
   *[other] { $promised } закрытых карт
}
promise-bag = { $giver } → { $to }: { $promised ->
    [one] { $promised } карта из мешка
    [few] { $promised } карты из мешка
   *[other] { $promised } карт из мешка
}
promise-face-down = { $giver } → { $to }, карт без названия: { $promised }
promise-favour = { $giver } → { $to }: «{ $text }»
promise-is-open = ждёт
promise-is-kept = сдержано
promise-is-broken = нарушено
promise-is-void = утратило силу
promise-why-not-there = было не всё
promise-why-condition-true = условие сбылось
promise-why-condition-false = условие не сбылось
promise-why-paid-a-debt = залог уплатил долг
promise-why-other-deputy = решил другой помощник
promise-why-bag-opened = мешок вскрыли
promise-why-time-ran-out = время вышло
pledges = Залоги
pledge-line = { $giver } → { $to }: { $what }, если { $condition }
mark-kept = Сдержано
mark-broken = Нарушено
shown-by = { $name } показывает вам в доказательство (раунд { $round }):
favour-bb-let-your-next-bag-through = Я пропущу ваш следующий мешок
favour-bb-pay-you-next-time = В следующий раз заплачу я
favour-bb-speak-well-of-you = Буду говорить о вас только хорошее
favour-bb-drink-to-your-health = Вечером выпью за ваше здоровье
favour-bb-remember-this = Я этого не забуду
favour-bb-no-word-against-you = Ничего не скажу против вашего следующего мешка
favour-bb-greet-you-first = На рынке поздороваюсь с вами раньше всех
favour-bb-keep-you-a-seat = Придержу вам место у огня
favour-bb-sing-of-you = Спою о вас песню

opening = { $you ->
    [name] Вскрывают ваш мешок
   *[none] Вскрываем мешок: { $name }
}
verdict-truth = Правда!
verdict-lie = Ложь!
chore-debt = { $name } выплачивает долг.
chore-confiscated = { $name } выкладывает конфискованное.
chore-plate = { $name } называет товар для праздничного блюда.
chore-brimstone = { $name } решает насчёт серного масла.
chore-trophy = { $name } сбрасывает карту вместо трофея.
chore-black-market = { $name } решает насчёт чёрного рынка.
chore-loot = Помощники делят добычу.
chore-pick-loot = { $name } выбирает карту добычи.
chore-odd-loot = Помощники говорят, кому достанется то, что не делится.

score-legal = Разрешённые товары
score-contraband = Контрабанда
score-bonus = Король и королева
king-of = { $you ->
    [name] Вы — король { $good } ({ $points })
   *[none] { $name } — король { $good } ({ $points })
}
queen-of = { $you ->
    [name] Вы — королева { $good } ({ $points })
   *[none] { $name } — королева { $good } ({ $points })
}
wealth-by-round = Состояние по раундам
honours = Знаки отличия
honour-best-liar = Лучший лжец
honour-best-liar-why = { $count ->
    [one] { $count } обман прошёл через ворота
    [few] { $count } обмана прошли через ворота
   *[other] { $count } обманов прошли через ворота
}
honour-truest = Самый честный торговец
honour-truest-why = { $count ->
    [one] { $count } честный мешок
    [few] { $count } честных мешка
   *[other] { $count } честных мешков
}
honour-sharpest = Самый зоркий шериф
honour-sharpest-why = { $count ->
    [one] { $count } раскрытый обман
    [few] { $count } раскрытых обмана
   *[other] { $count } раскрытых обманов
}
honour-caught = С поличным
honour-caught-why = { $count ->
    [one] { $count } разоблачение
    [few] { $count } разоблачения
   *[other] { $count } разоблачений
}
honour-wronged = Жертва подозрений
honour-wronged-why = { $count ->
    [one] { $count } вскрытый честный мешок
    [few] { $count } вскрытых честных мешка
   *[other] { $count } вскрытых честных мешков
}
honour-briber = Щедрая рука
honour-briber-why = { $count ->
    [one] { $count } золотой на взятки
    [few] { $count } золотых на взятки
   *[other] { $count } золотых на взятки
}
the-truth = Правда
the-truth-about = Каждый мешок: что сказали и что в нём было.
round-short = Раунд
declared = Декларация
really = На деле
bribe = Сделка
decision = Решение
lied = ложь
decision-let-through = пропущен
decision-opened = вскрыт
decision-time = время вышло

piece-badge = Жетон шерифа
piece-deputy = Помощники шерифа
piece-bag = Мешок торговца
piece-stall = Прилавок
piece-purse = Золото
piece-pile = Сброс
piece-black-market = Чёрный рынок
piece-loot = Добыча
piece-crowns = в конце король получает { $king }, королева { $queen }
piece-counts = в конце считается за { $goods }
piece-is = это также { $good }: каждая другая карта этого товара на вашем прилавке стоит на { $gain } больше
key-offers = к предложениям или новой сделке

jump-sheriff-lie = Следующая ложь
jump-sheriff-deal = Следующая сделка
jump-sheriff-inspection = Следующий вскрытый честный мешок
jump-sheriff-round = Следующий раунд
after-fine = { $you ->
    [name] Вы платите { $gold }, потеряно: { $goods }.
   *[none] { $name } платит { $gold }, потеряно: { $goods }.
}
after-lost = Потеряно: { $goods }.
after-truth = { $you ->
    [name] Вы получаете { $gold } за беспокойство.
    [from] Вы платите { $gold } за беспокойство ({ $name }).
   *[none] { $name } получает { $gold } за беспокойство.
}
after-through = На рынок доехало: { $goods }.
moment-sheriff = Вы — шериф
moment-deputy = Вы — помощник шерифа
moment-sheriff-what = В этом раунде все мешки идут через ваши ворота.
moment-smuggled = Пронесли!
moment-smuggled-what = Никто не заглянул: { $goods }, а это { $gold }.
stamp-refused = Нет!
stamp-struck = По рукам!
end-contraband = Что лежало лицом вниз
end-crowns = Короли и королевы
end-open = Золото и открытые товары
