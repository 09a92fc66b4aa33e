# Стол «Шерифа Ноттингема».

sheriff = Шериф
deputy = Помощник шерифа
you-are-sheriff = Вы шериф
merchant = Торговец
gold = Золото
bank = банк
loot = Добыча
gold-amount = { $count } золота
black-market = Чёрный рынок
phases = Шаги раунда
phase-market = Рынок
phase-loading = Загрузка
phase-declaration = Декларация
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
black-market-pile = Следующая карта стоит { $points }
bag-none = Нет мешка
bag-loading = Мешок загружают
bag-closed = Закрытый мешок
bag-through = Мешок пропущен
bag-opened = Мешок вскрыт
declared-as = Заявлено: { $goods }
bag-holds = В нём: { $goods }
pile-left = Левый сброс
pile-right = Правый сброс
leaf-through = { $pile }: полистать, карт: { $count }
top-first = верхняя карта первая
pile-empty = Пока ничего не сброшено.
says = говорит: { $goods }

choose-first-title = Кто торгует первым?
market-title = Рынок
market-how = Отложите до { $count } карт и возьмите столько же новых. Коснитесь карты или перетащите её сюда.
market-nothing-aside = Ничего не отложено: рука остаётся.
take-fewer = { $pile }: на одну меньше
take-more = { $pile }: на одну больше
lay-onto = Положить карты на
market-keep = Оставить все карты
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
declare-how = Число всегда правдиво: { $count }. Товар — не обязательно.
decide-title = Мешки перед вами
decide-how = Каждый мешок пропустите, вскройте или сперва договоритесь.
stance-title = Что бы вы сделали с каждым мешком?
stance-how = Если вы не согласны, дальше действует один тот, кто хочет вскрыть.
stance-open = вскрыть
stance-let-through = пропустить
let-through = Пропустить
open-bag = Вскрыть
deal-with = Сделка с
debt-title = Вы ещё должны { $gold } золота
debt-how = Кошелёк пуст. Платите товарами с прилавка; сдачи не дают.
debt-also = Все ваши разрешённые товары уходят тоже.
debt-pay = Отдать товаров на { $gold }
confiscated-title = Положите изъятое в сброс
confiscated-lay = Положить
plate-title = Каким товаром теперь будет ваше праздничное блюдо?
brimstone-title = Используете серное масло?
brimstone-how = Спрашивают каждого, чью контрабанду пропустили, чтобы сам вопрос ничего не выдал.
brimstone-whom = Чей прилавок?
brimstone-number = Сколько?
brimstone-burn = Сжечь: { $goods }
brimstone-keep = Нет
trophy-title = Трофей ваш; сбросьте другую карту
trophy-discard = Сбросить эту карту
black-market-title = Чёрный рынок
black-market-how = Покажите три одинаковые — они уйдут из игры, а вы получите карту с очками.
black-market-sell = { $goods } за { $points } очков
black-market-pass = Не сейчас
split-title = Поделите добычу
split-proposed = { $deputy } предлагает: { $first } получает { $gold } золота и карт: { $count }, другой — остальное.
split-how = Предложите, что получит { $first }; { $second } получит остальное. Осталось предложений: { $count }.
split-gold = { $first } / { $second }
split-propose = Предложить: { $gold } золота, карт: { $count }
split-equally = Поделить поровну

offers = Предложения
deal-builder = Составить сделку
draw-up-deal = Составить сделку
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
claim-bag = Назовите товар в мешке…
claim-stall = Назовите контрабанду на прилавке…
acts = Что сделает шериф
favour-label = Услуга на потом. Она никого не обязывает, но слышат её все.
add-favour = Пообещать услугу
deal-empty = Пока пусто.
make-offer = Предложить
make-counter = Послать встречное
offer-from = Предлагает { $name }
counter-from = Встречное: { $name }
accept = Принять
counter = Встречное
refuse = Отклонить
withdraw = Забрать
struck = Заключено
party-gives = { $name }: { $what }.
term-gold = { $count } золота
term-stall = { $goods } с прилавка
term-bag = { $goods } из мешка
term-let-through = пропустить: { $merchant }
term-open = вскрыть мешок: { $merchant }
term-refuse-deals = никаких сделок: { $merchant }
term-favour = услуга: «{ $text }»
duties = Обязательства
duty-let-through = { $bound }: обязан пропустить { $merchant }.
duty-open = { $bound }: обязан вскрыть мешок ({ $merchant }).
duty-refuse-deals = { $bound }: не вправе заключать сделки ({ $merchant }).
ledger = Обещания
promise-gold = { $giver } → { $to }: { $promised } золота
promise-goods = { $giver } → { $to }: разрешённые товары, { $promised }
promise-contraband = { $giver } → { $to }: карт лицом вниз, { $promised }
promise-bag = { $giver } → { $to }: карт из мешка, { $promised }
promise-let-through = { $giver } пропускает: { $merchant }
promise-open = { $giver } вскрывает мешок: { $merchant }
promise-refuse-deals = { $giver } не заключает сделок: { $merchant }
promise-favour = { $giver } → { $to }: «{ $text }»
promise-is-open = ждёт
promise-is-kept = сдержано
promise-is-broken = нарушено
promise-is-void = отменено
mark-kept = Сдержано
mark-broken = Нарушено
shown-by = { $name } показывает вам (раунд { $round }):
favour-bb-let-your-next-bag-through = Я пропущу твой следующий мешок.
favour-bb-pay-you-next-time = В следующий раз заплачу я.

opening = Вскрывают мешок: { $name }
verdict-truth = Правда!
verdict-lie = Ложь!
chore-debt = { $name } платит долг.
chore-confiscated = { $name } выкладывает изъятое.
chore-plate = { $name } называет товар для праздничного блюда.
chore-brimstone = { $name } отвечает о серном масле.
chore-trophy = { $name } сбрасывает карту за трофей.
chore-black-market = { $name } отвечает о чёрном рынке.
chore-loot = Помощники делят добычу.

score-legal = Разрешённые товары
score-contraband = Контрабанда
score-bonus = Король и королева
king-of = { $name } — король, { $good } ({ $points })
queen-of = { $name } — королева, { $good } ({ $points })
wealth-by-round = Богатство по раундам
honours = Отличия
honour-best-liar = Лучший лжец
honour-best-liar-why = ложь прошла ворота: { $count }
honour-truest = Честнейший торговец
honour-truest-why = { $count ->
    [one] { $count } честный мешок
    [few] { $count } честных мешка
   *[other] { $count } честных мешков
}
honour-sharpest = Зоркий шериф
honour-sharpest-why = раскрыто лжи: { $count }
honour-caught = С поличным
honour-caught-why = { $count ->
    [one] пойман { $count } раз
    [few] пойман { $count } раза
   *[other] пойман { $count } раз
}
honour-wronged = Без вины виноватый
honour-wronged-why = вскрыто честных мешков: { $count }
honour-briber = Щедрая рука
honour-briber-why = { $count } золота на взятки
the-truth = Правда
the-truth-about = Каждый мешок: что сказали и что в нём было.
round-short = Раунд
declared = Заявлено
really = На деле
bribe = Сделка
decision = Решение
lied = ложь
decision-let-through = пропущен
decision-opened = вскрыт
decision-time = время вышло
bargain = Торговаться
