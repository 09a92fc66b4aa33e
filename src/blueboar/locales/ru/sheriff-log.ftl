# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
log-round = { $you ->
    [names] Раунд { $round }: шериф — вы.
   *[none] Раунд { $round }: шериф — { $names }.
}
log-round-deputies = Раунд { $round }: помощники — { $names }.
log-phase = — { $phase } —
log-took-pile = { $you ->
    [name] Вы берёте из сброса: { $goods }.
   *[none] { $name } берёт из сброса: { $goods }.
}
log-laid = { $you ->
    [name] Вы кладёте в сброс: { $goods }.
   *[none] { $name } кладёт в сброс: { $goods }.
}
log-drew = { $you ->
    [name] Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[none] { $name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
log-to-stall = { $you ->
    [name] Вы привозите на рынок: { $goods }.
   *[none] { $name } привозит на рынок: { $goods }.
}
log-smuggled = { $you ->
    [name] Вы выкладываете контрабанду лицом вниз: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[none] { $name } выкладывает контрабанду лицом вниз: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
log-got = { $you ->
    [name] Вы получаете: { $goods }.
   *[none] { $name } получает: { $goods }.
}
log-gave = { $you ->
    [name] Вы отдаёте: { $goods } ({ $to }).
    [to] { $name } даёт вам: { $goods }.
   *[none] { $name } → { $to }: { $goods }.
}
log-gold-deal = { $you ->
    [from] Вы платите { $gold } ({ $to }).
    [to] { $from } платит вам { $gold }.
   *[none] { $from } → { $to }: { $gold }.
}
log-gold-fine = { $you ->
    [from] Вы платите { $gold } штрафа ({ $to }).
    [to] { $from } платит вам { $gold } штрафа.
   *[none] { $from } → { $to }: { $gold } штрафа.
}
log-gold-loot = { $you ->
    [to] Вы берёте из добычи { $gold }.
   *[none] { $to } берёт из добычи { $gold }.
}
log-gold-pledge = { $you ->
    [from] Вы откладываете { $gold } в залог.
   *[none] { $from } откладывает { $gold } в залог.
}
log-gold-pledge-back = { $you ->
    [to] Залог возвращается к вам: { $gold }.
   *[none] Залог возвращается ({ $to }): { $gold }.
}
log-bag-closed = { $you ->
    [name] Вы закрываете мешок.
   *[none] { $name } закрывает мешок.
}
log-declared = { $you ->
    [name] Вы декларируете: { $goods }.
   *[none] { $name } декларирует: { $goods }.
}
log-offer = { $you ->
    [name] Вы предлагаете ({ $to }): { $terms }
    [to] { $name } предлагает вам: { $terms }
   *[none] { $name } предлагает ({ $to }): { $terms }
}
log-counter = { $you ->
    [name] Ваше встречное предложение ({ $to }): { $terms }
    [to] { $name } предлагает вам взамен: { $terms }
   *[none] { $name } предлагает взамен ({ $to }): { $terms }
}
log-agreed = { $you ->
    [name] Вы соглашаетесь.
   *[none] { $name } соглашается.
}
log-offer-refused = { $you ->
    [name] Вы отклоняете предложение.
   *[none] { $name } отклоняет предложение.
}
log-offer-withdrawn = { $you ->
    [name] Вы отзываете предложение.
   *[none] { $name } отзывает предложение.
}
log-offer-unpayable = Предложение утратило силу: его уже нечем оплатить.
log-offer-duty = Предложение утратило силу: ему противоречит обязательство.
log-offer-decided = Предложение утратило силу: судьба мешка уже решена.
log-offer-stances = Предложение утратило силу: помощники передумали.
log-offer-lapsed = Предложение утратило силу.
log-struck = Сделка заключена: { $names }.
log-stance = { $you ->
    [name] Ваше мнение, мешок: { $merchant } — { $stance }.
    [merchant] { $name }, ваш мешок — { $stance }.
   *[none] { $name }, мешок: { $merchant } — { $stance }.
}
log-through = { $you ->
    [name] Вы проходите без досмотра.
   *[none] { $name } проходит без досмотра.
}
log-through-for-nothing = { $you ->
    [name] Вы проходите даром.
   *[none] { $name } проходит даром.
}
log-pledged = { $you ->
    [name] Вы откладываете в залог: { $goods }.
   *[none] { $name } откладывает в залог: { $goods }.
}
log-condition-true = Условие сбылось.
log-condition-false = Условие уже не сбудется.
log-odd-named = { $you ->
    [name] Вы говорите, кому достанется то, что не делится.
   *[none] { $name } говорит, кому достанется то, что не делится.
}
log-time-bag = { $you ->
    [name] Время вышло; вы проходите.
   *[none] Время вышло; { $name } проходит.
}
log-opened-true = { $you ->
    [name] Ваш мешок вскрыт, в нём: { $goods }. Всё правда!
   *[none] Мешок вскрыт, { $name } везёт: { $goods }. Всё правда!
}
log-opened-lie = { $you ->
    [name] Ваш мешок вскрыт, в нём: { $goods }. Ложь!
   *[none] Мешок вскрыт, { $name } везёт: { $goods }. Ложь!
}
log-time = Время вышло; остальные мешки пропущены.
log-forgiven = { $you ->
    [name] У вас больше ничего нет; остаток долга прощён: { $gold }.
   *[none] { $name } остаётся ни с чем; остаток долга прощён: { $gold }.
}
log-shown = { $you ->
    [name] Вы показываете в доказательство { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } ({ $to }).
    [to] { $name } показывает вам в доказательство { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[none] { $name } → { $to }, в доказательство: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
log-promise-broken = Обещание нарушено.
log-plate = { $you ->
    [name] Ваше праздничное блюдо теперь — { $good }.
   *[none] { $name }: праздничное блюдо теперь — { $good }.
}
log-split = { $you ->
    [name] Вы предлагаете раздел добычи.
   *[none] { $name } предлагает раздел добычи.
}
log-split-refused = { $you ->
    [name] Вы отклоняете раздел.
   *[none] { $name } отклоняет раздел.
}
log-black-market = { $you ->
    [name] Вы продаёте на чёрном рынке: { $good }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[none] { $name } продаёт на чёрном рынке: { $good }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
log-revealed = { $you ->
    [name] Вы открываете: { $goods }.
   *[none] { $name } открывает: { $goods }.
}
log-deck-renewed = Сброс перетасован в новую колоду.
log-plea = { $you ->
    [name] Вы просите пропустить вас ({ $to }).
    [to] { $name } просит вас о пропуске.
   *[none] { $name } просит о пропуске ({ $to }).
}
log-grace = { $you ->
    [name] Вы предлагаете пропустить даром ({ $merchant }).
    [merchant] { $name } предлагает пропустить вас даром.
   *[none] { $name } предлагает пропустить даром ({ $merchant }).
}
log-words-for-gold = { $you ->
    [name] Вы предлагаете за { $what }: { $texts } ({ $to }).
    [to] { $name } предлагает вам за { $what }: { $texts }.
   *[none] { $name } предлагает за { $what }: { $texts } ({ $to }).
}
log-bribe = { $you ->
    [name] Вы предлагаете за пропуск { $what } ({ $to }).
    [to] { $name } предлагает вам за пропуск { $what }.
   *[none] { $name } предлагает за пропуск { $what } ({ $to }).
}
log-toll = { $you ->
    [name] Вы хотите за пропуск { $what } (платит { $merchant }).
    [merchant] { $name } хочет от вас { $what } — и пропускает вас.
   *[none] { $name } хочет за пропуск { $what } (платит { $merchant }).
}
log-bribe-goods = { $you ->
    [name] Вы предлагаете за пропуск: { $what } ({ $to }).
    [to] { $name } предлагает вам за пропуск: { $what }.
   *[none] { $name } предлагает за пропуск: { $what } ({ $to }).
}
log-toll-goods = { $you ->
    [name] Вы хотите за пропуск: { $what } (платит { $merchant }).
    [merchant] { $name } хочет от вас: { $what } — и пропускает вас.
   *[none] { $name } хочет за пропуск: { $what } (платит { $merchant }).
}
