# Розповідь про партію в «Шерифа». По одному повідомленню на кожен вид подій; чого тут немає, про те мовчимо.

sheriff-round = Раунд { $number }: { $office_count ->
    [one] шериф — { $office }
   *[other] заступники — { $office }
}
sheriff-phase = { $phase ->
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
}
sheriff-part-stall = { $giver } дає з прилавка: { $goods }
sheriff-part-bag = { $giver } дає з мішка: { $goods }
sheriff-part-let-through = { $merchant } проходить
sheriff-part-open = мішок торговця { $merchant } йде на огляд
sheriff-part-refuse-deals = жодних угод із торговцем { $merchant }
sheriff-part-favour = { $giver } обіцяє: «{ $text }»
sheriff-shown = { $cards ->
    [none] { $owner } → { $seen }: ось доказ, більше немає.
   *[other] { $owner } → { $seen }, на доказ: { $cards }.
}
sheriff-stance = { $deputy } { $stance ->
    [open] хоче відкрити мішок торговця { $merchant }.
   *[other] хоче пропустити торговця { $merchant }.
}
sheriff-let-through = { $merchant } проходить без огляду.
sheriff-opened = { $by } { $by_count ->
    [one] відкриває
   *[other] відкривають
} мішок торговця { $merchant }: { $cards }. { $truthful ->
    [yes] Усе правда!
   *[other] Брехня!
}
sheriff-time-ran-out = Час вийшов: решта проходить.
sheriff-debt-forgiven = { $debtor } лишається ні з чим; { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
    [many] { $amount } золотих
   *[other] { $amount } золотого
} боргу прощено.
sheriff-plate-fixed = { $merchant }: бенкетна таця тепер — { $good }.
sheriff-promise-settled = { $status ->
    [broken] Обіцянку порушено.
   *[other] { "" }
}
sheriff-split-proposed = { $deputy } пропонує, як поділити здобич.
sheriff-split-refused = { $deputy } на це не пристає.
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
