# Стіл «Шерифа Ноттінгема».

sheriff = Шериф
deputy = Заступник шерифа
you-are-sheriff = У вас фішка шерифа
merchant = Торговець
gold = Золото
bank = банк
loot = Здобич
the-loot = здобич
gold-amount = { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
   *[other] { $count } золотих
}
black-market = Чорний ринок
phases = Кроки раунду
phase-market = Ринок
phase-market-second = Торгівля
phase-loading = Завантаження
phase-declaration = Оголошення намірів
phase-declaration-second = Декларування
phase-inspection = Огляд
round-of = Раунд { $round } з { $rounds }
round = раунд { $round }
inspection-timer = Час на огляд
stall-legal = Дозволені товари на прилавку
stall-contraband = { $count ->
    [one] { $count } картка контрабанди долілиць
    [few] { $count } картки контрабанди долілиць
   *[other] { $count } карток контрабанди долілиць
}
stall-empty = Прилавок порожній
black-market-card = Картка чорного ринку: { $points }
black-market-both = Верхня картка дає { $points }, нижня — { $lower }
black-market-gone = Обидві картки продано
black-market-pile = Наступна картка варта { $points }
bag-none = Немає мішка
bag-loading = Мішок завантажують
bag-closed = Закритий мішок
bag-through = Мішок пропустили
bag-opened = Мішок відкрили
declared-as = Задекларовано: { $goods }
bag-holds = У ньому: { $goods }
pile-first = Перший стос
pile-second = Другий стос
says = каже: { $goods }

choose-first-title = Хто торгує першим?
market-title = Ринок
market-title-second = Торгівля
market-how = Відкладіть з руки до { $count ->
    [one] { $count } картки
   *[other] { $count } карток
} і візьміть стільки ж нових. Торкніться картки або перетягніть її сюди.
market-nothing-aside = Нічого не відкладено: усі картки лишаються.
lay-onto = Покласти картки на
market-keep = Лишаю всі картки
market-draw = Обміняти: { $piles } зі скидання, { $deck } з колоди
move-earlier = { $good }: на місце раніше
move-later = { $good }: на місце пізніше
last-on-top = Остання ляже зверху.
pick-cards = Оберіть картки
load-title = Завантажте мішок
load-how = Покладіть у мішок від { $least } до { $most } карток із руки. Торкніться картки або перетягніть її сюди.
load-empty = Мішок порожній.
load-close = { $count ->
    [0] Закрити мішок
    [one] Закрити мішок: { $count } картка
    [few] Закрити мішок: { $count } картки
   *[other] Закрити мішок: { $count } карток
}
declare-title = Що ви скажете шерифові?
declare-truth = У вашому мішку:
declare-how = Кількість ви завжди називаєте правдиву: { $count }. Товар — не обов’язково.
decide-title = Мішки перед вами
decide-how = Кожен мішок можна пропустити, відкрити або спершу домовитися.
stance-title = Що ви зробили б із кожним мішком?
stance-how = Якщо ви не згодні, діє лише той заступник, що хоче відкрити.
stance-open = відкрити
stance-let-through = пропустити
stance-for-nothing = пропустити задарма
let-through = Пропустити
open-bag = Відкрити
deal-with = З ким угода
make-deal = Угода
debt-title = Ви ще винні { $gold }
debt-how = Гаманець порожній. Платіть товарами з прилавка; решти не дають.
debt-also = Усі ваші дозволені товари теж ідуть на сплату.
debt-pay = Сплатити товарами: { $gold }
confiscated-title = Покладіть конфісковане на стос скидання
confiscated-lay = Покласти
plate-title = Яким товаром відтепер буде ваша бенкетна таця?
brimstone-title = Скористаєтеся сірчаною олією?
brimstone-how = Запитують кожного, чию контрабанду пропустили, щоб саме запитання нічого не виказало.
brimstone-whom = Чий прилавок?
brimstone-number = Скільки?
brimstone-burn = Спалити: { $goods }
brimstone-keep = Ні
trophy-title = Трофей лишається у вас; скиньте іншу картку
trophy-discard = Скинути цю картку
trophy-alone = Трофей лишається у вас; іншої картки, щоб скинути, немає
trophy-keep = Залишити трофей собі
black-market-title = Чорний ринок
black-market-how = Покажіть три однакові картки: вони вийдуть із гри, а ви отримаєте картку, що наприкінці принесе очки.
black-market-sell = { $goods } за { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
black-market-pass = Не зараз
split-title = Поділіть здобич
split-proposed = { $deputy } пропонує: { $first } отримує { $gold } і { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}, а решту — друга сторона.
split-how = Запропонуйте, що отримає { $first }; { $second } отримає решту. Лишилося пропозицій: { $count }.
split-gold = { $first } / { $second }
split-propose = Запропонувати: { $gold } і { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}
split-equally = Поділити порівну
pick-title = Виберіть картку здобичі
odd-title = Що не ділиться: кому воно дістанеться?
odd-how = Якщо ви назвете різних, його скинуть.
odd-coin = Зайва монета
odd-nobody = нікому
odd-say = Сказати

offers = Пропозиції
deal-builder = Скласти угоду
offers-you = { $count ->
    [one] Вам пропонують угоду ({ $names }): дайте відповідь
   *[other] Вам пропонують угоди ({ $names }): дайте відповідь
}
waits-for-your-word = { $count ->
    [one] На ваше слово чекає { $names }
   *[other] На ваше слово чекають { $names }
}
thinks-over-offer = { $count ->
    [one] Над вашою пропозицією думає { $names }
   *[other] Над вашою пропозицією думають { $names }
}
nothing-to-add = Мені нема чого додати
nothing-added = Ви лишаєте рішення іншим
counter-offer = Зустрічна пропозиція
offers-left = Лишилося пропозицій: { $count }
you-give = Ви даєте
party-would-give = Дає { $name }
of-gold = з { $count }
fewer = { $what }: менше
more = { $what }: більше
from-bag = з мішка
face-down = долілиць
claim-bag = Скажіть, що в мішку…
claim-stall = Назвіть контрабанду з прилавка…
acts = Що зробить шериф
favour-label = Послуга на потім. Вона нікого не зобов’язує, але її чують усі.
add-favour = Пообіцяти послугу
deal-empty = Поки що тут порожньо.
make-offer = Запропонувати
make-counter = Надіслати зустрічну пропозицію
offer-from = { $you ->
    [name] Ваша пропозиція → { $to }
    [to] { $name } пропонує вам
   *[none] Пропозиція: { $name } → { $to }
}
counter-from = { $you ->
    [name] Ваша зустрічна пропозиція → { $to }
    [to] Зустрічна пропозиція для вас: { $name }
   *[none] Зустрічна пропозиція: { $name } → { $to }
}
accept = Прийняти
counter = Торгуватися
refuse = Відхилити
withdraw = Відкликати
struck = Угоду укладено
party-gives = { $you ->
    [name] Ви: { $what }.
   *[none] { $name }: { $what }.
}
term-gold = { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
   *[other] { $count } золотих
}
term-stall = { $goods } з прилавка
term-bag = { $goods } з мішка
term-face-down = { $count ->
    [one] { $count } закрита картка без назви
    [few] { $count } закриті картки без назви
    [many] { $count } закритих карток без назви
   *[other] { $count } закритої картки без назви
}
term-for = { $you ->
    [to] { $what } (вам)
   *[none] { $what } (кому: { $to })
}
term-if = { $what }, якщо { $condition }
condition-lie = { $you ->
    [name] ваш мішок відкриють і там брехня
   *[none] мішок ({ $name }) відкриють і там брехня
}
condition-true = { $you ->
    [name] ваш мішок відкриють і там правда
   *[none] мішок ({ $name }) відкриють і там правда
}
condition-opened = { $you ->
    [name] ваш мішок відкриють
   *[none] мішок ({ $name }) відкриють
}
condition-let-through = { $you ->
    [name] ваш мішок пропустять
   *[none] мішок ({ $name }) пропустять
}
condition-none = Без умови
condition-label = Дається, лише якщо
gift-for = Кому
the-other-side = інша сторона
add-gift = Ще один дарунок — комусь іншому або за іншої умови
add-gift-short = Ще один дарунок
take-out = Прибрати: { $what }
pick-face-down = Виберіть, які картки віддаєте: більше ніхто цього не бачить. Якщо не вибрати, підуть найдешевші.
several-favours = Кожен рядок — окрема послуга.
term-let-through = { $you ->
    [merchant] пропустити вас
   *[none] пропустити: { $merchant }
}
term-open = { $you ->
    [merchant] відкрити ваш мішок
   *[none] відкрити мішок: { $merchant }
}
term-refuse-deals = { $you ->
    [merchant] жодних угод із вами
   *[none] жодних угод: { $merchant }
}
term-favour = послуга: «{ $text }»
term-favours = послуги: { $texts }
quoted = «{ $text }»
duties = Зобов’язання
duty-let-through = { $you ->
    [bound] Ви маєте пропустити: { $merchant }.
    [merchant] { $bound } має пропустити вас.
   *[none] { $bound }: треба пропустити ({ $merchant }).
}
duty-open = { $you ->
    [bound] Ви маєте відкрити мішок: { $merchant }.
    [merchant] { $bound } має відкрити ваш мішок.
   *[none] { $bound }: треба відкрити мішок ({ $merchant }).
}
duty-refuse-deals = { $you ->
    [bound] Вам не можна укладати угод: { $merchant }.
    [merchant] { $bound }: не можна укладати угод із вами.
   *[none] { $bound }: не можна укладати угод ({ $merchant }).
}
ledger = Обіцянки
promise-gift = { $giver } → { $to }: { $what }
promise-delivered = передано { $delivered } із { $promised }
promise-gold = { $giver } → { $to }: { $promised ->
    [one] { $promised } золотий
    [few] { $promised } золоті
   *[other] { $promised } золотих
}
promise-goods = { $giver } → { $to }: { $promised ->
    [one] { $promised } дозволений товар
    [few] { $promised } дозволені товари
   *[other] { $promised } дозволених товарів
}
promise-contraband = { $giver } → { $to }: { $promised ->
    [one] { $promised } закрита картка
    [few] { $promised } закриті картки
   *[other] { $promised } закритих карток
}
promise-bag = { $giver } → { $to }: { $promised ->
    [one] { $promised } картка з мішка
    [few] { $promised } картки з мішка
   *[other] { $promised } карток із мішка
}
promise-face-down = { $giver } → { $to }, карток без назви: { $promised }
promise-favour = { $giver } → { $to }: «{ $text }»
promise-is-open = чекає
promise-is-kept = дотримана
promise-is-broken = порушена
promise-is-void = втратила чинність
promise-why-not-there = було не все
promise-why-condition-true = умова здійснилася
promise-why-condition-false = умова не здійснилася
promise-why-paid-a-debt = застава сплатила борг
promise-why-other-deputy = вирішив інший заступник
promise-why-bag-opened = мішок відкрили
promise-why-time-ran-out = час вийшов
pledges = Застави
pledge-line = { $giver } → { $to }: { $what }, якщо { $condition }
mark-kept = Дотримано
mark-broken = Порушено
shown-by = { $name } показує вам на доказ (раунд { $round }):
favour-bb-let-your-next-bag-through = Я пропущу ваш наступний мішок
favour-bb-pay-you-next-time = Наступного разу заплачу я
favour-bb-speak-well-of-you = Казатиму про вас лише добре
favour-bb-drink-to-your-health = Увечері вип’ю за ваше здоров’я
favour-bb-remember-this = Я цього не забуду
favour-bb-no-word-against-you = Не скажу нічого проти вашого наступного мішка
favour-bb-greet-you-first = На ринку привітаюся з вами раніше за всіх
favour-bb-keep-you-a-seat = Притримаю вам місце біля вогню
favour-bb-sing-of-you = Заспіваю про вас пісню

opening = { $you ->
    [name] Відкривають ваш мішок
   *[none] Відкриваємо мішок: { $name }
}
verdict-truth = Правда!
verdict-lie = Брехня!
chore-debt = { $name } сплачує борг.
chore-confiscated = { $name } викладає конфісковане.
chore-plate = { $name } називає товар для бенкетної таці.
chore-brimstone = { $name } вирішує щодо сірчаної олії.
chore-trophy = { $name } скидає картку замість трофея.
chore-black-market = { $name } вирішує щодо чорного ринку.
chore-loot = Заступники ділять здобич.
chore-pick-loot = { $name } вибирає картку здобичі.
chore-odd-loot = Заступники кажуть, кому дістанеться те, що не ділиться.

score-legal = Дозволені товари
score-contraband = Контрабанда
score-bonus = Король і королева
king-of = { $you ->
    [name] Ви — король { $good } ({ $points })
   *[none] { $name } — король { $good } ({ $points })
}
queen-of = { $you ->
    [name] Ви — королева { $good } ({ $points })
   *[none] { $name } — королева { $good } ({ $points })
}
wealth-by-round = Статки за раундами
honours = Відзнаки
honour-best-liar = Найкращий брехун
honour-best-liar-why = { $count ->
    [one] { $count } брехня пройшла крізь ворота
    [few] { $count } брехні пройшли крізь ворота
   *[other] { $count } брехень пройшло крізь ворота
}
honour-truest = Найчесніший торговець
honour-truest-why = { $count ->
    [one] { $count } чесний мішок
    [few] { $count } чесні мішки
   *[other] { $count } чесних мішків
}
honour-sharpest = Найпильніший шериф
honour-sharpest-why = { $count ->
    [one] { $count } викрита брехня
    [few] { $count } викриті брехні
   *[other] { $count } викритих брехень
}
honour-caught = На гарячому
honour-caught-why = { $count ->
    [one] спіймано { $count } раз
    [few] спіймано { $count } рази
   *[other] спіймано { $count } разів
}
honour-wronged = Жертва підозр
honour-wronged-why = { $count ->
    [one] { $count } відкритий чесний мішок
    [few] { $count } відкриті чесні мішки
   *[other] { $count } відкритих чесних мішків
}
honour-briber = Щедра рука
honour-briber-why = { $count ->
    [one] { $count } золотий на хабарі
    [few] { $count } золоті на хабарі
   *[other] { $count } золотих на хабарі
}
the-truth = Правда
the-truth-about = Кожен мішок: що сказали і що в ньому було.
round-short = Раунд
declared = Декларація
really = Насправді
bribe = Угода
decision = Рішення
lied = брехня
decision-let-through = пропущено
decision-opened = відкрито
decision-time = час вийшов

piece-badge = Фішка шерифа
piece-deputy = Заступники шерифа
piece-bag = Мішок торговця
piece-stall = Прилавок
piece-purse = Золото
piece-pile = Стос скидання
piece-black-market = Чорний ринок
piece-loot = Здобич
piece-crowns = наприкінці король отримує { $king }, королева { $queen }
piece-counts = наприкінці рахується як { $goods }
piece-is = це також { $good }: кожна інша картка цього товару на вашому прилавку варта на { $gain } більше
key-offers = до пропозицій або нової угоди

jump-sheriff-lie = Наступна брехня
jump-sheriff-deal = Наступна угода
jump-sheriff-inspection = Наступний відкритий чесний мішок
jump-sheriff-round = Наступний раунд
after-fine = { $you ->
    [name] Ви платите { $gold }, втрачено: { $goods }.
   *[none] { $name } платить { $gold }, втрачено: { $goods }.
}
after-lost = Втрачено: { $goods }.
after-truth = { $you ->
    [name] Ви отримуєте { $gold } за клопіт.
    [from] Ви платите { $gold } за клопіт ({ $name }).
   *[none] { $name } отримує { $gold } за клопіт.
}
after-through = На ринок доїхало: { $goods }.
moment-sheriff = Ви — шериф
moment-deputy = Ви — заступник шерифа
moment-sheriff-what = Цього раунду всі мішки йдуть через вашу браму.
moment-smuggled = Пронесли!
moment-smuggled-what = Ніхто не глянув: { $goods }, а це { $gold }.
stamp-refused = Ні!
stamp-struck = Згода!
end-contraband = Що лежало долілиць
end-crowns = Королі й королеви
end-open = Золото й відкриті товари
