# Стіл «Шерифа Ноттінгема».

sheriff = Шериф
deputy = Заступник
you-are-sheriff = Ви шериф
merchant = Торговець
gold = Золото
bank = банк
loot = Здобич
gold-amount = { $count } золота
black-market = Чорний ринок
phases = Кроки раунду
phase-market = Торгівля
phase-loading = Завантаження
phase-declaration = Декларування
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
black-market-pile = Наступна картка варта { $points }
bag-none = Немає мішка
bag-loading = Мішок завантажують
bag-closed = Закритий мішок
bag-through = Мішок пропустили
bag-opened = Мішок відкрили
declared-as = Задекларовано: { $goods }
bag-holds = У ньому: { $goods }
pile-left = Ліве скидання
pile-right = Праве скидання
leaf-through = { $pile }: погортати, карток: { $count }
top-first = верхня картка перша
pile-empty = Ще нічого не скинуто.
says = каже: { $goods }

choose-first-title = Хто торгує першим?
market-title = Торгівля
market-how = Відкладіть до { $count } карток і візьміть стільки ж нових. Торкніться картки або перетягніть її сюди.
market-nothing-aside = Нічого не відкладено: рука лишається.
take-fewer = { $pile }: на одну менше
take-more = { $pile }: на одну більше
lay-onto = Покласти картки на
market-keep = Лишити всі картки
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
declare-how = Кількість завжди правдива: { $count }. Товар — не конче.
decide-title = Мішки перед вами
decide-how = Кожен мішок пропустіть, відкрийте або спершу домовтеся.
stance-title = Що ви зробили б із кожним мішком?
stance-how = Якщо ви не згодні, далі діє сам той заступник, що хоче відкрити.
stance-open = відкрити
stance-let-through = пропустити
let-through = Пропустити
open-bag = Відкрити
deal-with = Угода з
debt-title = Ви ще винні { $gold } золота
debt-how = Гаманець порожній. Платіть товарами з прилавка; решти не дають.
debt-also = Усі ваші дозволені товари йдуть теж.
debt-pay = Віддати товарів на { $gold }
confiscated-title = Покладіть конфісковане на скидання
confiscated-lay = Покласти
plate-title = Яким товаром відтепер буде ваша бенкетна таця?
brimstone-title = Скористаєтеся сірчаною олією?
brimstone-how = Питають кожного, чию контрабанду пропустили, щоб саме питання нічого не виказало.
brimstone-whom = Чий прилавок?
brimstone-number = Скільки?
brimstone-burn = Спалити: { $goods }
brimstone-keep = Ні
trophy-title = Трофей ваш; скиньте іншу картку
trophy-discard = Скинути цю картку
black-market-title = Чорний ринок
black-market-how = Покажіть три однакові — вони підуть із гри, а ви отримаєте картку з очками.
black-market-sell = { $goods } за { $points } очок
black-market-pass = Не зараз
split-title = Поділіть здобич
split-proposed = { $deputy } пропонує: { $first } отримує { $gold } золота й карток: { $count }, інший — решту.
split-how = Запропонуйте, що отримає { $first }; { $second } отримає решту. Лишилося пропозицій: { $count }.
split-gold = { $first } / { $second }
split-propose = Запропонувати: { $gold } золота, карток: { $count }
split-equally = Поділити порівну

offers = Пропозиції
deal-builder = Скласти угоду
draw-up-deal = Скласти угоду
nothing-to-add = Мені нічого додати
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
claim-bag = Назвіть товар у мішку…
claim-stall = Назвіть контрабанду на прилавку…
acts = Що зробить шериф
favour-label = Послуга на потім. Вона нікого не зобов’язує, але її чують усі.
add-favour = Пообіцяти послугу
deal-empty = Поки що порожньо.
make-offer = Запропонувати
make-counter = Надіслати зустрічну
offer-from = Пропонує { $name }
counter-from = Зустрічна: { $name }
accept = Прийняти
counter = Зустрічна
refuse = Відхилити
withdraw = Забрати
struck = Укладено
party-gives = { $name }: { $what }.
term-gold = { $count } золота
term-stall = { $goods } з прилавка
term-bag = { $goods } з мішка
term-let-through = пропустити: { $merchant }
term-open = відкрити мішок: { $merchant }
term-refuse-deals = жодних угод: { $merchant }
term-favour = послуга: «{ $text }»
duties = Зобов’язання
duty-let-through = { $bound }: мусить пропустити { $merchant }.
duty-open = { $bound }: мусить відкрити мішок ({ $merchant }).
duty-refuse-deals = { $bound }: не має права на угоди ({ $merchant }).
ledger = Обіцянки
promise-gold = { $giver } → { $to }: { $promised } золота
promise-goods = { $giver } → { $to }: дозволені товари, { $promised }
promise-contraband = { $giver } → { $to }: карток долілиць, { $promised }
promise-bag = { $giver } → { $to }: карток з мішка, { $promised }
promise-let-through = { $giver } пропускає: { $merchant }
promise-open = { $giver } відкриває мішок: { $merchant }
promise-refuse-deals = { $giver } не укладає угод: { $merchant }
promise-favour = { $giver } → { $to }: «{ $text }»
promise-is-open = чекає
promise-is-kept = дотримано
promise-is-broken = порушено
promise-is-void = скасовано
mark-kept = Дотримано
mark-broken = Порушено
shown-by = { $name } показує вам (раунд { $round }):
favour-bb-let-your-next-bag-through = Я пропущу твій наступний мішок.
favour-bb-pay-you-next-time = Наступного разу я заплачу.

opening = Відкривають мішок: { $name }
verdict-truth = Правда!
verdict-lie = Брехня!
chore-debt = { $name } сплачує борг.
chore-confiscated = { $name } викладає конфісковане.
chore-plate = { $name } називає товар для бенкетної таці.
chore-brimstone = { $name } відповідає про сірчану олію.
chore-trophy = { $name } скидає картку за трофей.
chore-black-market = { $name } відповідає про чорний ринок.
chore-loot = Заступники ділять здобич.

score-legal = Дозволені товари
score-contraband = Контрабанда
score-bonus = Король і королева
king-of = { $name } — король, { $good } ({ $points })
queen-of = { $name } — королева, { $good } ({ $points })
wealth-by-round = Багатство за раундами
honours = Відзнаки
honour-best-liar = Найкращий брехун
honour-best-liar-why = неправда пройшла браму: { $count }
honour-truest = Найчесніший торговець
honour-truest-why = { $count ->
    [one] { $count } чесний мішок
    [few] { $count } чесні мішки
   *[other] { $count } чесних мішків
}
honour-sharpest = Найпильніший шериф
honour-sharpest-why = викрито неправди: { $count }
honour-caught = На гарячому
honour-caught-why = { $count ->
    [one] спіймано { $count } раз
    [few] спіймано { $count } рази
   *[other] спіймано { $count } разів
}
honour-wronged = Без вини винний
honour-wronged-why = відкрито чесних мішків: { $count }
honour-briber = Щедра рука
honour-briber-why = { $count } золота на хабарі
the-truth = Правда
the-truth-about = Кожен мішок: що сказали і що в ньому було.
round-short = Раунд
declared = Заявлено
really = Насправді
bribe = Угода
decision = Рішення
lied = брехня
decision-let-through = пропущено
decision-opened = відкрито
decision-time = час вийшов
bargain = Торгуватися
