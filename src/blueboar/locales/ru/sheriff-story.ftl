# Рассказ о партии в «Шерифа». По сообщению на каждый вид событий; о том, чего здесь нет, молчим.

sheriff-round = Раунд { $number }: { $office_count ->
    [one] шериф — { $office }
   *[other] помощники — { $office }
}
sheriff-phase = { $phase ->
    [market] Рынок
    [loading] Загрузка мешков
    [declaration] Декларация
    [inspection] Досмотр
   *[other] { $phase }
}
sheriff-phase-second = { $phase ->
    [market] Рынок
    [loading] Загрузка мешков
    [declaration] Декларация
    [inspection] Досмотр
   *[other] { $phase }
}
sheriff-cards = { $way ->
    [hand-aside] { $cards ->
        [none] { $source_owner } откладывает { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
       *[other] { $source_owner } откладывает: { $cards }.
    }
    [pile-hand] { $target_owner } берёт из сброса: { $cards }.
    [deck-hand] { $cards ->
        [none] { $target_owner } добирает { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
       *[other] { $target_owner } добирает: { $cards }.
    }
    [aside-pile] { $source_owner } кладёт в сброс: { $cards }.
    [hand-bag] { $source_owner } складывает в мешок: { $cards }.
    [bag-stall] { $source_owner } привозит на рынок: { $cards }.
    [bag-contraband] Лицом вниз над прилавком: { $cards ->
        [none] { $count ->
            [one] { $count } карта
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }
       *[other] { $cards }
    }.
    [stall-stall] { $source_owner } отдаёт: { $cards }. Берёт { $target_owner }.
    [contraband-contraband] { $source_owner } передаёт лицом вниз: { $cards ->
        [none] { $count ->
            [one] { $count } карта
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }
       *[other] { $cards }
    }. Берёт { $target_owner }.
    [bag-loot] На тайл добычи: { $cards }.
    [bag-loot-hidden] На тайл добычи, лицом вниз: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-loot] На тайл добычи: { $cards }.
    [contraband-loot-hidden] На тайл добычи, лицом вниз: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-pledge] { $source_owner } откладывает в залог: { $cards }.
    [bag-pledge] { $source_owner } откладывает в залог: { $cards }.
    [contraband-pledge-hidden] { $source_owner } откладывает в залог, лицом вниз: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pledge-hidden] { $source_owner } откладывает в залог, лицом вниз: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-stall] Из залога ({ $source_owner }) → { $target_owner }: { $cards }.
    [pledge-hidden-contraband] Из залога ({ $source_owner }) → { $target_owner }, лицом вниз: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-loot] На тайл добычи: { $cards }.
    [pledge-hidden-loot-hidden] На тайл добычи, лицом вниз: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [loot-stall] { $target_owner } берёт из добычи: { $cards }.
    [loot-hidden-contraband] { $target_owner } берёт из добычи, лицом вниз: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pile] Конфисковано и отправлено в сброс: { $cards }.
    [bag-hand] { $target_owner } оставляет трофей себе.
    [stall-pile] { $source_owner } теряет с прилавка, уничтожено: { $cards }.
    [contraband-pile] { $source_owner } выбрасывает: { $cards }.
    [contraband-sold] { $source_owner } показывает и продаёт: { $cards }.
   *[other] { "" }
}
sheriff-gold = { $why ->
    [pledge] { $target ->
        [pledge] { $source_owner } откладывает в залог золото: { $amount }.
       *[other] Залог возвращается ({ $target_owner }), золото: { $amount }.
    }
    [deal] { $source_owner } отдаёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
        [many] { $amount } золотых
       *[other] { $amount } золотого
    }{ $target ->
        [loot] {" "}на тайл добычи.
       *[other] . Берёт { $target_owner }.
    }
    [loot] { $target ->
        [bank] Поровну не поделить: из добычи в банк уходит { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
            [many] { $amount } золотых
           *[other] { $amount } золотого
        }.
       *[other] { $target_owner } берёт из добычи { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
            [many] { $amount } золотых
           *[other] { $amount } золотого
        }.
    }
   *[other] { $source_owner } платит { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
        [many] { $amount } золотых
       *[other] { $amount } золотого
    }{ $target ->
        [loot] {" "}на тайл добычи.
       *[other] . Получает { $target_owner }.
    }
}
sheriff-bag-closed = { $merchant } накрепко завязывает мешок.
sheriff-declared = { $merchant }: «{ $goods }, шериф, честное слово!»
sheriff-offer-made = { $proposer } → { $partners }: { $terms }?
sheriff-offer-agreed = { $seat } соглашается.
sheriff-offer-closed = { $why ->
    [refused] { $by } отклоняет предложение.
    [withdrawn] { $by } отзывает предложение.
    [unpayable] Предложение больше не в силе: его уже нечем оплатить.
    [duty] Предложение больше не в силе: ему противоречит данное обещание.
    [decided] Предложение больше не в силе: судьба мешка уже решена.
    [stances] Предложение больше не в силе: помощники передумали.
   *[other] { "" }
}
sheriff-deal-struck = По рукам! { $proposer }, { $partners }: { $terms }.
sheriff-part-gold = { $giver } даёт { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
    [many] { $amount } золотых
   *[other] { $amount } золотого
}{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, если мешок ({ $bag }) { $when_happens ->
        [lie] вскроют, и там ложь
        [true] вскроют, и там правда
        [opened] вскроют
       *[other] пропустят
    }
}
sheriff-part-stall = { $giver } даёт с прилавка: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, если мешок ({ $bag }) { $when_happens ->
        [lie] вскроют, и там ложь
        [true] вскроют, и там правда
        [opened] вскроют
       *[other] пропустят
    }
}
sheriff-part-bag = { $giver } даёт из мешка: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, если мешок ({ $bag }) { $when_happens ->
        [lie] вскроют, и там ложь
        [true] вскроют, и там правда
        [opened] вскроют
       *[other] пропустят
    }
}
sheriff-part-face-down = { $giver } даёт { $count ->
    [one] { $count } закрытую карту без названия
    [few] { $count } закрытые карты без названия
    [many] { $count } закрытых карт без названия
   *[other] { $count } закрытой карты без названия
}{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, если мешок ({ $bag }) { $when_happens ->
        [lie] вскроют, и там ложь
        [true] вскроют, и там правда
        [opened] вскроют
       *[other] пропустят
    }
}
sheriff-part-let-through = { $merchant } проходит{ $by_count ->
    [0] { "" }
   *[other] { " " }(исполняет: { $by })
}
sheriff-part-open = мешок ({ $merchant }) идёт на досмотр{ $by_count ->
    [0] { "" }
   *[other] { " " }(исполняет: { $by })
}
sheriff-part-refuse-deals = никаких сделок ({ $merchant }){ $by_count ->
    [0] { "" }
   *[other] { " " }(исполняет: { $by })
}
sheriff-part-favour = { $giver } обещает: «{ $text }»
sheriff-shown = { $cards ->
    [none] { $owner } → { $seen }: вот доказательство, больше нет.
   *[other] { $owner } → { $seen }, в доказательство: { $cards }.
}
sheriff-stance = { $deputy } { $stance ->
    [open] хочет вскрыть мешок ({ $merchant }).
    [for-nothing] хочет пропустить даром: { $merchant }.
   *[other] хочет пропустить: { $merchant }.
}
sheriff-let-through = { $for_nothing ->
    [yes] { $merchant } проходит без досмотра, даром.
   *[other] { $merchant } проходит без досмотра.
}
sheriff-opened = { $by } { $by_count ->
    [one] вскрывает
   *[other] вскрывают
} мешок ({ $merchant }): { $cards }. { $truthful ->
    [yes] Всё правда!
   *[other] Ложь!
}
sheriff-time-ran-out = { $bag ->
    [none] Время вышло: остальные проходят.
   *[other] Время вышло: { $bag } проходит.
}
sheriff-debt-forgiven = { $debtor } остаётся ни с чем; прощено { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
    [many] { $amount } золотых
   *[other] { $amount } золотого
} долга.
sheriff-plate-fixed = { $merchant }: праздничное блюдо теперь — { $good }.
sheriff-promise-settled = { $why ->
    [condition-true] Условие сбылось.
    [condition-false] Условие уже не сбудется.
    [paid-a-debt] Залог платит долг.
    [other-deputy] Обещание потеряло силу: решил другой помощник.
   *[other] { $status ->
        [broken] Обещание нарушено.
       *[other] { "" }
    }
}
sheriff-split-proposed = { $deputy } предлагает, как поделить добычу.
sheriff-split-refused = { $deputy } на это не соглашается.
sheriff-odd-named = { $deputy } говорит, кому достанется то, что не делится.
sheriff-black-market-sold = { $merchant } берёт карту чёрного рынка ({ $good }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
sheriff-deck-renewed = Сброс перетасован. В новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
sheriff-revealed = { $seat } открывает: { $cards }.
sheriff-ended = { $scores }
sheriff-part-score = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} (разрешённые товары — { $legal }, контрабанда — { $contraband }, золото — { $gold }, короли и королевы — { $bonuses_points }{ $black_market ->
    [0] { "" }
   *[other] , чёрный рынок — { $black_market }
})
