# Розповідь про партію в «Шерифа». По одному повідомленню на кожен вид подій; чого тут немає, про те мовчимо.

sheriff-round = Раунд { $number }: { $office_count ->
    [one] шериф — { $office }
   *[other] заступники — { $office }
}
sheriff-phase = { $phase ->
    [market] Ринок
    [loading] Завантаження мішків
    [declaration] Оголошення намірів
    [inspection] Огляд
   *[other] { $phase }
}
sheriff-phase-second = { $phase ->
    [market] Торгівля
    [loading] Завантаження мішків
    [declaration] Декларування
    [inspection] Огляд
   *[other] { $phase }
}
sheriff-cards = { $way ->
    [hand-aside] { $cards ->
        [none] { $source_owner } відкладає { $count ->
            [one] { $count } картку
            [few] { $count } картки
            [many] { $count } карток
           *[other] { $count } картки
        }.
       *[other] { $source_owner } відкладає: { $cards }.
    }
    [pile-hand] { $target_owner } бере зі скидання: { $cards }.
    [deck-hand] { $cards ->
        [none] { $target_owner } добирає { $count ->
            [one] { $count } картку
            [few] { $count } картки
            [many] { $count } карток
           *[other] { $count } картки
        }.
       *[other] { $target_owner } добирає: { $cards }.
    }
    [aside-pile] { $source_owner } кладе на стос скидання: { $cards }.
    [hand-bag] { $source_owner } складає в мішок: { $cards }.
    [bag-stall] { $source_owner } привозить на ринок: { $cards }.
    [bag-contraband] Долілиць над прилавком: { $cards ->
        [none] { $count ->
            [one] { $count } картка
            [few] { $count } картки
            [many] { $count } карток
           *[other] { $count } картки
        }
       *[other] { $cards }
    }.
    [stall-stall] { $source_owner } віддає: { $cards }. Бере { $target_owner }.
    [contraband-contraband] { $source_owner } підсовує долілиць: { $cards ->
        [none] { $count ->
            [one] { $count } картка
            [few] { $count } картки
            [many] { $count } карток
           *[other] { $count } картки
        }
       *[other] { $cards }
    }. Бере { $target_owner }.
    [bag-loot] На тайл здобичі: { $cards }.
    [bag-loot-hidden] На тайл здобичі, долілиць: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-loot] На тайл здобичі: { $cards }.
    [contraband-loot-hidden] На тайл здобичі, долілиць: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-pledge] { $source_owner } відкладає в заставу: { $cards }.
    [bag-pledge] { $source_owner } відкладає в заставу: { $cards }.
    [contraband-pledge-hidden] { $source_owner } відкладає в заставу, долілиць: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pledge-hidden] { $source_owner } відкладає в заставу, долілиць: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-stall] Із застави ({ $source_owner }) → { $target_owner }: { $cards }.
    [pledge-hidden-contraband] Із застави ({ $source_owner }) → { $target_owner }, долілиць: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-loot] На тайл здобичі: { $cards }.
    [pledge-hidden-loot-hidden] На тайл здобичі, долілиць: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [loot-stall] { $target_owner } бере зі здобичі: { $cards }.
    [loot-hidden-contraband] { $target_owner } бере зі здобичі, долілиць: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pile] Конфісковано й покладено на стос скидання: { $cards }.
    [bag-hand] { $target_owner } лишає трофей собі.
    [stall-pile] { $source_owner } втрачає з прилавка, знищено: { $cards }.
    [contraband-pile] { $source_owner } викидає: { $cards }.
    [contraband-sold] { $source_owner } показує і продає: { $cards }.
   *[other] { "" }
}
sheriff-gold = { $why ->
    [pledge] { $target ->
        [pledge] { $source_owner } відкладає в заставу золото: { $amount }.
       *[other] Застава повертається ({ $target_owner }), золото: { $amount }.
    }
    [deal] { $source_owner } віддає { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
        [many] { $amount } золотих
       *[other] { $amount } золотого
    }{ $target ->
        [loot] {" "}на тайл здобичі.
       *[other] . Бере { $target_owner }.
    }
    [loot] { $target ->
        [bank] Порівну не поділити: зі здобичі до банку йде { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
            [many] { $amount } золотих
           *[other] { $amount } золотого
        }.
       *[other] { $target_owner } бере зі здобичі { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
            [many] { $amount } золотих
           *[other] { $amount } золотого
        }.
    }
   *[other] { $source_owner } сплачує { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
        [many] { $amount } золотих
       *[other] { $amount } золотого
    }{ $target ->
        [loot] {" "}на тайл здобичі.
       *[other] . Отримує { $target_owner }.
    }
}
sheriff-bag-closed = { $merchant } міцно зав’язує мішок.
sheriff-declared = { $merchant }: «{ $goods }, шерифе, слово честі!»
sheriff-offer-made = { $proposer } → { $partners }: { $terms }?
sheriff-offer-agreed = { $seat } погоджується.
sheriff-offer-closed = { $why ->
    [refused] { $by } відхиляє пропозицію.
    [withdrawn] { $by } відкликає пропозицію.
    [unpayable] Пропозиція втратила чинність: її вже нічим оплатити.
    [duty] Пропозиція втратила чинність: їй суперечить дана обіцянка.
    [decided] Пропозиція втратила чинність: долю мішка вже вирішено.
    [stances] Пропозиція втратила чинність: заступники передумали.
   *[other] { "" }
}
sheriff-deal-struck = По руках! { $proposer }, { $partners }: { $terms }.
sheriff-part-gold = { $giver } дає { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
    [many] { $amount } золотих
   *[other] { $amount } золотого
}{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, якщо мішок ({ $bag }) { $when_happens ->
        [lie] відкриють, і там брехня
        [true] відкриють, і там правда
        [opened] відкриють
       *[other] пропустять
    }
}
sheriff-part-stall = { $giver } дає з прилавка: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, якщо мішок ({ $bag }) { $when_happens ->
        [lie] відкриють, і там брехня
        [true] відкриють, і там правда
        [opened] відкриють
       *[other] пропустять
    }
}
sheriff-part-bag = { $giver } дає з мішка: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, якщо мішок ({ $bag }) { $when_happens ->
        [lie] відкриють, і там брехня
        [true] відкриють, і там правда
        [opened] відкриють
       *[other] пропустять
    }
}
sheriff-part-face-down = { $giver } дає { $count ->
    [one] { $count } закриту картку без назви
    [few] { $count } закриті картки без назви
    [many] { $count } закритих карток без назви
   *[other] { $count } закритої картки без назви
}{ $to_count ->
    [0] { "" }
   *[other] { " " }(кому: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, якщо мішок ({ $bag }) { $when_happens ->
        [lie] відкриють, і там брехня
        [true] відкриють, і там правда
        [opened] відкриють
       *[other] пропустять
    }
}
sheriff-part-let-through = { $merchant } проходить{ $by_count ->
    [0] { "" }
   *[other] { " " }(виконує: { $by })
}
sheriff-part-open = мішок ({ $merchant }) йде на огляд{ $by_count ->
    [0] { "" }
   *[other] { " " }(виконує: { $by })
}
sheriff-part-refuse-deals = жодних угод ({ $merchant }){ $by_count ->
    [0] { "" }
   *[other] { " " }(виконує: { $by })
}
sheriff-part-favour = { $giver } обіцяє: «{ $text }»
sheriff-shown = { $cards ->
    [none] { $owner } → { $seen }: ось доказ, більше немає.
   *[other] { $owner } → { $seen }, на доказ: { $cards }.
}
sheriff-stance = { $deputy } { $stance ->
    [open] хоче відкрити мішок ({ $merchant }).
    [for-nothing] хоче пропустити задарма: { $merchant }.
   *[other] хоче пропустити: { $merchant }.
}
sheriff-let-through = { $for_nothing ->
    [yes] { $merchant } проходить без огляду, задарма.
   *[other] { $merchant } проходить без огляду.
}
sheriff-opened = { $by } { $by_count ->
    [one] відкриває
   *[other] відкривають
} мішок ({ $merchant }): { $cards }. { $truthful ->
    [yes] Усе правда!
   *[other] Брехня!
}
sheriff-time-ran-out = { $bag ->
    [none] Час вийшов: решта проходить.
   *[other] Час вийшов: { $bag } проходить.
}
sheriff-debt-forgiven = { $debtor } лишається ні з чим; { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
    [many] { $amount } золотих
   *[other] { $amount } золотого
} боргу прощено.
sheriff-plate-fixed = { $merchant }: бенкетна таця тепер — { $good }.
sheriff-promise-settled = { $why ->
    [condition-true] Умова здійснилася.
    [condition-false] Умова вже не здійсниться.
    [paid-a-debt] Застава сплачує борг.
    [other-deputy] Обіцянка втратила силу: вирішив інший заступник.
   *[other] { $status ->
        [broken] Обіцянку порушено.
       *[other] { "" }
    }
}
sheriff-split-proposed = { $deputy } пропонує, як поділити здобич.
sheriff-split-refused = { $deputy } на це не пристає.
sheriff-odd-named = { $deputy } каже, кому дістанеться те, що не ділиться.
sheriff-black-market-sold = { $merchant } бере картку чорного ринку ({ $good }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
sheriff-deck-renewed = Скинуті картки перетасовано. У новій колоді { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
}.
sheriff-revealed = { $seat } розкриває: { $cards }.
sheriff-ended = { $scores }
sheriff-part-score = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} (дозволені товари — { $legal }, контрабанда — { $contraband }, золото — { $gold }, королі й королеви — { $bonuses_points }{ $black_market ->
    [0] { "" }
   *[other] , чорний ринок — { $black_market }
})
