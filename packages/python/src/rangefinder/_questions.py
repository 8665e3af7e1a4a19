"""Made from the service by `npm run generate`; not to be edited."""

from __future__ import annotations

from typing import Any, Iterator, List, Mapping, Optional, Sequence

from . import types as t
from ._asking import Ask, Call, Language, Walk


class AlphaStrike:
    """Calculators of BattleTech: Alpha Strike, quick start."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def target_number(
        self,
        *,
        skill: int,
        inches: Optional[float] = None,
        range: Optional[t.AlphaStrikeRange] = None,
        attacker_moved: Optional[t.AlphaStrikeMovement] = None,
        target_moved: Optional[t.AlphaStrikeMovement] = None,
        tmm: Optional[int] = None,
        woods: Optional[bool] = None,
        partial_cover: Optional[bool] = None,
        heat: Optional[int] = None,
        fire_control_hits: Optional[int] = None,
        attack: Optional[t.AlphaStrikeAttackKind] = None,
        target_shut_down: Optional[bool] = None,
        sniper: Optional[bool] = None,
        lucky: Optional[bool] = None,
        contact: Optional[bool] = None,
        in_arc: Optional[bool] = None,
        woods_inches: Optional[float] = None,
        line_of_sight: Optional[bool] = None,
        spotter: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.TargetNumberAnswer:
        """What an attack has to roll on 2D6, the odds, and where each modifier comes from.

        Args:
            skill: Skill of the attacker, as on its card. From 0 to 8; example: 4.
            inches: Distance to the target; weapon attacks need it or the range. From 0 to 1000
                inches; example: 8.
            range: Range. In place of the distance. Example: "MEDIUM".
            attacker_moved: How the attacker moved this turn.
            target_moved: How the target moved this turn.
            tmm: TMM of the target. Target movement modifier as it is now, heat and critical hits
                counted. From 0 to 10; example: 2.
            woods: The target stands in woods, or woods are in the way.
            partial_cover: Partial cover. Solid terrain hides more than 1/3 and less than 2/3 of the
                target, or it stands in water.
            heat: Heat of the attacker. Level on the heat scale; at 4 a unit is shut down and does
                not attack. From 0 to 4.
            fire_control_hits: Critical hits to the attacker’s fire control. From 0 to 10.
            attack: Attack. Rear-mounted weapons fire at a target outside the front arc.
            target_shut_down: Target shut down. Shut down by heat.
            sniper: Sniper. Pilot ability: medium range +1, long range +2.
            lucky: Lucky. Pilot ability: a miss is rolled once more.
            contact: Base contact. The bases touch: only physical attacks.
            in_arc: In the firing arc. At least half of the target’s base is in the arc of the
                weapons that fire: the front; for REAR, everything outside the front.
            woods_inches: Woods along the line. Inches of woods that the line of sight crosses: 6 or
                more block it. From 0 to 1000 inches.
            line_of_sight: Line of sight. At least 1/3 of the target can be seen; indirect fire is
                for targets out of sight.
            spotter: Spotter. A friendly unit has line of sight to the target: indirect fire needs
                it.
        """
        answer: t.TargetNumberAnswer = self._ask(
            "alpha-strike/target-number",
            {
                "skill": skill,
                "inches": inches,
                "range": range,
                "attackerMoved": attacker_moved,
                "targetMoved": target_moved,
                "tmm": tmm,
                "woods": woods,
                "partialCover": partial_cover,
                "heat": heat,
                "fireControlHits": fire_control_hits,
                "attack": attack,
                "targetShutDown": target_shut_down,
                "sniper": sniper,
                "lucky": lucky,
                "contact": contact,
                "inArc": in_arc,
                "woodsInches": woods_inches,
                "lineOfSight": line_of_sight,
                "spotter": spotter,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def ram_damage(
        self,
        *,
        inches: float,
        size: int,
        target_size: Optional[int] = None,
        death_from_above: Optional[bool] = None,
        from_rear: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.RamDamageAnswer:
        """Damage of a charge or of death from above, and what the attacker takes on a hit and on a
        miss.

        Args:
            inches: Inches moved. How far the attacker moved this turn, up to base contact. From 0
                to 100 inches; example: 6.
            size: Size of the attacker, from 1 (light) to 4 (assault). From 1 to 4; example: 3.
            target_size: A target of size 3 or 4 damages the attacker. From 1 to 4.
            death_from_above: Death from above. The attacker jumps onto the target.
            from_rear: The line from center to center crosses the rear edge of the target’s base.
        """
        answer: t.RamDamageAnswer = self._ask(
            "alpha-strike/ram-damage",
            {
                "inches": inches,
                "size": size,
                "targetSize": target_size,
                "deathFromAbove": death_from_above,
                "fromRear": from_rear,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def weapon_damage(
        self,
        *,
        damage: Sequence[str],
        range: t.AlphaStrikeRange,
        overheat: Optional[int] = None,
        ov: Optional[int] = None,
        heat: Optional[int] = None,
        from_rear: Optional[bool] = None,
        specials: Optional[Sequence[str]] = None,
        rear_damage: Optional[int] = None,
        attack: Optional[t.AlphaStrikeAttackKind] = None,
        weapons: Optional[t.AlphaStrikeWeapons] = None,
        weapon_hits: Optional[int] = None,
        target_has_heat_scale: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.AlphaStrikeWeaponDamageAnswer:
        """What a hit deals at a range with overheat, from the rear, with special abilities, and the
        heat it costs.

        Args:
            damage: Damage S/M/L. The three values of the card, as printed. In this order: SHORT,
                MEDIUM, LONG.
            range: Range. Example: "SHORT".
            overheat: Overheat used. Declared before the roll; a miss heats too. From 0 to 4;
                example: 2.
            ov: Overheat value (OV). As on the card: the most that may be used in a turn. From 0 to
                4; example: 3.
            heat: Heat of the attacker. Boxes already crossed off; overheat needs free ones. From 0
                to 3.
            from_rear: From the rear. The attack comes through the rear edge of the target’s base: 1
                more.
            specials: Special abilities. As on the card, in English or Russian: OVL, HT1/1/-,
                REAR1/1/-, IF2. 0 to 40 entries.
            rear_damage: Fired to the rear. Points that REAR can deal to another target this turn (1
                for 0*): the front attack loses as much. From 0 to 20 points.
            attack: Attack. Weapons fire to the front, rear-mounted ones out of the front arc;
                indirect fire takes a spotter.
            weapons: Weapons. LRM or SRM in place of the normal attack.
            weapon_hits: Critical hits to the attacker’s weapons: 1 off every damage value each.
                From 0 to 10.
            target_has_heat_scale: Target has a heat scale. Without one, HT is damage.
        """
        answer: t.AlphaStrikeWeaponDamageAnswer = self._ask(
            "alpha-strike/weapon-damage",
            {
                "damage": damage,
                "range": range,
                "overheat": overheat,
                "ov": ov,
                "heat": heat,
                "fromRear": from_rear,
                "specials": specials,
                "rearDamage": rear_damage,
                "attack": attack,
                "weapons": weapons,
                "weaponHits": weapon_hits,
                "targetHasHeatScale": target_has_heat_scale,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def critical_hits(
        self,
        *,
        roll: Optional[int] = None,
        specials: Optional[Sequence[str]] = None,
        engine_hits: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.CriticalHitsAnswer:
        """What a roll on the table of critical hits does to a unit, or the whole table with its
        odds.

        Args:
            roll: The 2D6 that was rolled; without it the whole table. From 2 to 12; example: 10.
            specials: Special abilities. Of the unit that was hit: CASE, CASE II and ENE change an
                ammunition hit. 0 to 60 entries.
            engine_hits: Engine hits so far. A second one destroys. From 0 to 1.
        """
        answer: t.CriticalHitsAnswer = self._ask(
            "alpha-strike/critical-hits",
            {
                "roll": roll,
                "specials": specials,
                "engineHits": engine_hits,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def movement_cost(
        self,
        *,
        legs: Sequence[t.AlphaStrikeLegInput],
        move: float,
        mode: Optional[t.AlphaStrikeMovement] = None,
        heat: Optional[int] = None,
        starts_in_water: Optional[bool] = None,
        speed_demon: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.MovementCostAnswer:
        """What a path costs leg by leg, whether the move is enough, and where the unit stops if
        not.

        Args:
            legs: Path. Leg by leg, in order. 1 to 50 entries.
            move: Move (MV). Inches of the mode used, MP hits taken off, heat not yet. From 0 to 60
                inches; example: 10.
            mode: How it moves. On the ground or jumping.
            heat: Level on the heat scale: 2" of ground movement a point. From 0 to 4.
            starts_in_water: Starts in water. Nothing jumps out of water.
            speed_demon: Speed Demon. Pilot ability: 2" more movement.
        """
        answer: t.MovementCostAnswer = self._ask(
            "alpha-strike/movement-cost",
            {
                "legs": legs,
                "move": move,
                "mode": mode,
                "heat": heat,
                "startsInWater": starts_in_water,
                "speedDemon": speed_demon,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def heat(
        self,
        *,
        heat: int,
        overheat: Optional[int] = None,
        engine_hits: Optional[int] = None,
        external_heat: Optional[int] = None,
        fired: bool,
        water_depth: Optional[float] = None,
        shut_down: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.HeatAnswer:
        """Heat after the end phase and what it does to movement, TMM and shooting next turn.

        Args:
            heat: Heat. Level at the start of the turn; at 4 the unit is shut down. From 0 to 4;
                example: 2.
            overheat: Overheat used. This turn, hit or miss. From 0 to 4; example: 2.
            engine_hits: Engine hits. From earlier turns; a second one destroys. From 0 to 1.
            external_heat: Heat from outside. All HT that hit this turn; more than 2 is lost. From 0
                to 50.
            fired: Fired weapons. Made a weapon attack this turn; physical attacks do not count.
                Example: true.
            water_depth: Water depth. Of the water that the unit stands in; 0 on land. From 0 to 20
                inches.
            shut_down: Was shut down. Shut down during this turn.
        """
        answer: t.HeatAnswer = self._ask(
            "alpha-strike/heat",
            {
                "heat": heat,
                "overheat": overheat,
                "engineHits": engine_hits,
                "externalHeat": external_heat,
                "fired": fired,
                "waterDepth": water_depth,
                "shutDown": shut_down,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def attack(
        self,
        *,
        attacker: t.AlphaStrikeUnitInput,
        target: t.AlphaStrikeUnitInput,
        situation: t.AlphaStrikeSituationInput,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.AttackAnswer:
        """All outcomes of one attack: hit, damage, critical hits, the state of the target, and the
        heat of both.

        Args:
            attacker: Attacker.
            target: Target.
            situation: Situation.
        """
        answer: t.AttackAnswer = self._ask(
            "alpha-strike/attack",
            {
                "attacker": attacker,
                "target": target,
                "situation": situation,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def advice(
        self,
        *,
        attacker: t.AlphaStrikeUnitInput,
        target: t.AlphaStrikeUnitInput,
        situation: t.AlphaStrikeSituationInput,
        aim: Optional[t.AlphaStrikeAim] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.AlphaStrikeAdviceAnswer:
        """What each single change would bring to an attack: move otherwise, close in, overheat,
        strike the rear; the best first.

        Args:
            attacker: Attacker.
            target: Target.
            situation: Situation.
            aim: Aim. What changes are sorted by. Example: "HIT".
        """
        answer: t.AlphaStrikeAdviceAnswer = self._ask(
            "alpha-strike/advice",
            {
                "attacker": attacker,
                "target": target,
                "situation": situation,
                "aim": aim,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def duel(
        self,
        *,
        first: t.AlphaStrikeUnitInput,
        second: t.AlphaStrikeUnitInput,
        situation: t.AlphaStrikeDuelSituationInput,
        turns: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.AlphaStrikeDuelAnswer:
        """Two units fire at each other turn after turn: the odds that each is destroyed, exact or
        between narrow bounds, with heat and critical hits.

        Args:
            first: First unit.
            second: Second unit.
            situation: Situation.
            turns: The first turns are counted exactly; where there are too many states for that,
                the chance is given between two bounds. From 1 to 100; example: 4.
        """
        answer: t.AlphaStrikeDuelAnswer = self._ask(
            "alpha-strike/duel",
            {
                "first": first,
                "second": second,
                "situation": situation,
                "turns": turns,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def initiative(
        self,
        *,
        first: int,
        second: int,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.AlphaStrikeInitiativeAnswer:
        """The odds to win initiative, and the order in which both sides then move their units.

        Args:
            first: Units of the first side. Those that will move this turn. From 1 to 100; example:
                4.
            second: Units of the second side. Those that will move this turn. From 1 to 100;
                example: 3.
        """
        answer: t.AlphaStrikeInitiativeAnswer = self._ask(
            "alpha-strike/initiative",
            {
                "first": first,
                "second": second,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def force_balance(
        self,
        *,
        first: Sequence[t.AlphaStrikeForceUnitInput],
        second: Sequence[t.AlphaStrikeForceUnitInput],
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.AlphaStrikeForceBalanceAnswer:
        """PV of two forces, how far they differ, and whether the game is fair.

        Args:
            first: First force. 1 to 100 entries.
            second: Second force. 1 to 100 entries.
        """
        answer: t.AlphaStrikeForceBalanceAnswer = self._ask(
            "alpha-strike/force-balance",
            {
                "first": first,
                "second": second,
            },
            Call(lang, fields, timeout),
        )
        return answer


class InitiativeDeck:
    """Calculators of BattleTech: Initiative Deck."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def activation_order(
        self,
        *,
        participants: Sequence[t.InitiativeParticipantInput],
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.ActivationOrderAnswer:
        """Who activates a unit in each step of a phase when sides are of unequal number.

        Args:
            participants: Participants. From the lowest initiative to the highest. 1 to 67 entries.
        """
        answer: t.ActivationOrderAnswer = self._ask(
            "initiative-deck/activation-order",
            {
                "participants": participants,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def deck_setup(
        self,
        *,
        participants: int,
        effects: bool,
        suits: Optional[Sequence[str]] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.DeckSetupAnswer:
        """Suits, Star Lords and open cards for a number of participants, in either variant.

        Args:
            participants: Participants. Players, or lances, stars and Level IIs: whoever has
                initiative of its own. From 1 to 67; example: 5.
            effects: Yes for cards and effects, no for cards only. Example: true.
            suits: Suits wished. What is not chosen is filled up from the lowest suit; in cards only
                the open cards take theirs first, then the deck. 0 to 5 entries.
        """
        answer: t.DeckSetupAnswer = self._ask(
            "initiative-deck/deck-setup",
            {
                "participants": participants,
                "effects": effects,
                "suits": suits,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def initiative_row(
        self,
        *,
        participants: Sequence[t.InitiativeDeckHolderInput],
        row: Optional[Sequence[str]] = None,
        crossed: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.InitiativeDeckInitiativeRowAnswer:
        """Who acts first this turn, by the initiative row or by the cards held.

        Args:
            participants: Participants. 1 to 67 entries.
            row: Initiative row. Cards only: the cards turned up, left to right; leave out when
                cards are held. 1 to 26 entries.
            crossed: Crossed suits. With two suits each: the lower one answers the higher one, not
                low with low.
        """
        answer: t.InitiativeDeckInitiativeRowAnswer = self._ask(
            "initiative-deck/initiative-row",
            {
                "participants": participants,
                "row": row,
                "crossed": crossed,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def movement_effect(
        self,
        *,
        walk: int,
        change: int,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.InitiativeDeckMovementEffectAnswer:
        """Walk and Run of a ’Mech, or Cruise and Flank of a vehicle, with the effect of a card.

        Args:
            walk: Walk or Cruise, MP. Walk of a ’Mech, Cruise of a vehicle, before the effect. From
                0 to 40; example: 5.
            change: Effect, MP. MP that the card adds, or takes with a minus. From -20 to 20;
                example: 2.
        """
        answer: t.InitiativeDeckMovementEffectAnswer = self._ask(
            "initiative-deck/movement-effect",
            {
                "walk": walk,
                "change": change,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def poker_hand(
        self,
        *,
        cards: Sequence[str],
        suits: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.PokerHandAnswer:
        """The combination of five cards, its place among all and the odds to be dealt it.

        Args:
            cards: Five different cards, rank and suit: T 2 … 10 M D L, d e f s w. 5 entries.
            suits: Suits. 5 for the whole deck of 65 cards, 4 for ordinary poker with any one suit
                taken out. From 4 to 5; example: 5.
        """
        answer: t.PokerHandAnswer = self._ask(
            "initiative-deck/poker-hand",
            {
                "cards": cards,
                "suits": suits,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def poker_odds(
        self,
        *,
        suits: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.PokerOddsAnswer:
        """How many hands of five cards make each poker combination, exactly.

        Args:
            suits: Suits. 5 for the whole deck of 65 cards, 4 for ordinary poker with any one suit
                taken out. From 4 to 5; example: 5.
        """
        answer: t.PokerOddsAnswer = self._ask(
            "initiative-deck/poker-odds",
            {
                "suits": suits,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def compare_hands(
        self,
        *,
        game: t.InitiativeDeckGame,
        hands: Sequence[t.InitiativeDeckHandInput],
        suits: Optional[int] = None,
        local_suit: Optional[t.InitiativeDeckSuit] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.InitiativeDeckCompareHandsAnswer:
        """Ranks hands of poker or drax and says why each stands where it does.

        Args:
            game: Game. Example: "POKER".
            hands: Hands. 2 to 13 entries.
            suits: Suits of the deck; when left out, 5 in poker and in drax as many as a hand has
                cards. From 4 to 5; example: 5.
            local_suit: Local suit. Drax: suit of the House whose space you play in. Example:
                "FISTS".
        """
        answer: t.InitiativeDeckCompareHandsAnswer = self._ask(
            "initiative-deck/compare-hands",
            {
                "game": game,
                "hands": hands,
                "suits": suits,
                "localSuit": local_suit,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def drax_hand(
        self,
        *,
        cards: Sequence[str],
        laid_aside: Optional[Sequence[str]] = None,
        local_suit: Optional[t.InitiativeDeckSuit] = None,
        lords_in_play: Optional[Sequence[t.InitiativeDeckSuit]] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.InitiativeDeckDraxHandAnswer:
        """Values after faces and Lords have done their work, and the combination.

        Args:
            cards: Four or five cards, the hole card first; only that one may be a face. 4 to 5
                entries.
            laid_aside: Laid aside. Drax: MechWarriors, Dukes and Lords dealt up to this hand. 0 to
                15 entries.
            local_suit: Local suit. Drax: suit of the House whose space you play in. Example:
                "FISTS".
            lords_in_play: Lords in play. Suits of the Lords that other hands have. 0 to 5 entries.
        """
        answer: t.InitiativeDeckDraxHandAnswer = self._ask(
            "initiative-deck/drax-hand",
            {
                "cards": cards,
                "laidAside": laid_aside,
                "localSuit": local_suit,
                "lordsInPlay": lords_in_play,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def convert(
        self,
        *,
        movement_points: Optional[int] = None,
        hexes: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.InitiativeDeckConvertAnswer:
        """Movement points or hexes of a card in inches of Alpha Strike.

        Args:
            movement_points: Movement points. MP that a card names; in place of hexes. From 0 to
                100; example: 2.
            hexes: Hexes. Distance that a card names; in place of movement points. From 0 to 100
                hexes; example: 3.
        """
        answer: t.InitiativeDeckConvertAnswer = self._ask(
            "initiative-deck/convert",
            {
                "movementPoints": movement_points,
                "hexes": hexes,
            },
            Call(lang, fields, timeout),
        )
        return answer


class Bronepehota:
    """Calculators of Bronepehota (Armored Infantry)."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def virtual_shot(
        self,
        *,
        weapon: Optional[str] = None,
        range: Optional[str] = None,
        power: Optional[str] = None,
        steps: Optional[float] = None,
        centimetres: Optional[float] = None,
        target: Optional[t.BronepehotaTarget] = None,
        armor: int,
        cover: Optional[t.BronepehotaCover] = None,
        aimed: Optional[bool] = None,
        pilot_armor: Optional[int] = None,
        shooter: Optional[t.BronepehotaTarget] = None,
        contact: Optional[bool] = None,
        in_front: Optional[bool] = None,
        rank: Optional[int] = None,
        rank_needed: Optional[int] = None,
        ammunition: Optional[int] = None,
        blast: Optional[t.BronepehotaBlastInput] = None,
        panic: Optional[bool] = None,
        flying: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.VirtualShotAnswer:
        """Odds to hit, damage, destruction and the pilot’s death, blast and ammunition of one shot
        with dice.

        Args:
            weapon: A weapon of the catalog; fills range, power and blast.
            range: Range of the weapon, for example D6+2, D12, D20. At most 16 characters; example:
                "D6+2".
            power: Power of the weapon, for example 4D12. At most 16 characters; example: "4D12".
            steps: Distance to the target in steps of 5 cm; or give centimeters. From 0 to 200 steps
                of 5 cm; example: 5.
            centimetres: Distance, cm. In place of steps. From 0 to 1000 cm; example: 22.
            target: Target.
            armor: Armor of the soldier, or the number under the slider of the machine or gun. From
                0 to 40; example: 3.
            cover: Cover. How much of the target the shooter sees; exactly half is “more than half”.
            aimed: Aimed. Optional rule: infantry that does nothing else this turn doubles its
                range.
            pilot_armor: Armor of the soldier who drives the machine; counts only for a machine with
                a pilot. From 0 to 40; example: 3.
            shooter: Shooter. Infantry with its own weapon, a machine, or a gun with its crew.
            contact: In contact with an enemy. Whoever touches an enemy does not shoot.
            in_front: In the field of view. The target is in the front half around the shooter or
                pilot.
            rank: Rank of the gunner. From 0 to 9; example: 2.
            rank_needed: Rank needed. As on the armlist of the gun or machine. From 0 to 9; example:
                2.
            ammunition: Ammunition left. Number under the slider of the ammunition track; leave out
                when ammunition is unlimited. From 0 to 99; example: 12.
            blast: Blast. Optional rule, for example 1D20 within 2 steps.
            panic: Panic rule. Optional rule: the die equal to the armor means alive but fleeing.
            flying: Flying. A machine in the air crashes when its pilot dies.
        """
        answer: t.VirtualShotAnswer = self._ask(
            "bronepehota/virtual-shot",
            {
                "weapon": weapon,
                "range": range,
                "power": power,
                "steps": steps,
                "centimetres": centimetres,
                "target": target,
                "armor": armor,
                "cover": cover,
                "aimed": aimed,
                "pilotArmor": pilot_armor,
                "shooter": shooter,
                "contact": contact,
                "inFront": in_front,
                "rank": rank,
                "rankNeeded": rank_needed,
                "ammunition": ammunition,
                "blast": blast,
                "panic": panic,
                "flying": flying,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def grenade(
        self,
        *,
        steps: Optional[float] = None,
        centimetres: Optional[float] = None,
        target: Optional[t.BronepehotaTarget] = None,
        armor: int,
        cover: Optional[t.BronepehotaCover] = None,
        pilot_armor: Optional[int] = None,
        thrower_armor: Optional[int] = None,
        contact: Optional[bool] = None,
        in_front: Optional[bool] = None,
        panic: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaGrenadeAnswer:
        """Where a grenade may land, and the odds that it hurts the target and its thrower.

        Args:
            steps: Distance to the target in steps of 5 cm; or give centimeters. From 0 to 200 steps
                of 5 cm; example: 5.
            centimetres: Distance, cm. In place of steps. From 0 to 1000 cm; example: 22.
            target: Target.
            armor: Armor of the soldier, or the number under the slider of the machine or gun. From
                0 to 40; example: 3.
            cover: An unseen target cannot be chosen; other cover does not help against a blast.
            pilot_armor: Armor of the soldier who drives the machine; counts only for a machine with
                a pilot. From 0 to 40; example: 3.
            thrower_armor: Armor of the thrower. For the odds of being killed by the own grenade.
                From 0 to 40; example: 3.
            contact: In contact with an enemy. Whoever touches an enemy does not shoot.
            in_front: In the field of view. The target is in the front half around the shooter or
                pilot.
            panic: Panic rule. Optional rule: the die equal to the armor means alive but fleeing.
        """
        answer: t.BronepehotaGrenadeAnswer = self._ask(
            "bronepehota/grenade",
            {
                "steps": steps,
                "centimetres": centimetres,
                "target": target,
                "armor": armor,
                "cover": cover,
                "pilotArmor": pilot_armor,
                "throwerArmor": thrower_armor,
                "contact": contact,
                "inFront": in_front,
                "panic": panic,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def close_combat(
        self,
        *,
        attacker: t.BronepehotaFighterInput,
        defender: t.BronepehotaFighterInput,
        surprise: Optional[bool] = None,
        panic: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.CloseCombatAnswer:
        """Odds that the attacker wins, the damage, and what becomes of the defender and its pilot.

        Args:
            attacker: Attacker.
            defender: Defender.
            surprise: Surprise attack. From behind, outside the defender’s field of view.
            panic: Panic rule. Optional rule: the die equal to the armor means alive but fleeing.
        """
        answer: t.CloseCombatAnswer = self._ask(
            "bronepehota/close-combat",
            {
                "attacker": attacker,
                "defender": defender,
                "surprise": surprise,
                "panic": panic,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def survival_test(
        self,
        *,
        armor: int,
        die: Optional[int] = None,
        panic: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.SurvivalTestAnswer:
        """Odds that a soldier lives, panics or dies, on any die of the game.

        Args:
            armor: Armor of the soldier, as on the armlist of the squad. From 0 to 40; example: 3.
            die: Faces of the die: 6, 12 or 20. From 6 to 20.
            panic: Panic rule. Optional rule: the die equal to the armor means alive but fleeing.
        """
        answer: t.SurvivalTestAnswer = self._ask(
            "bronepehota/survival-test",
            {
                "armor": armor,
                "die": die,
                "panic": panic,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def armor_test(
        self,
        *,
        armor: int,
        damage: Optional[int] = None,
        die: Optional[int] = None,
        pilot_armor: Optional[int] = None,
        panic: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaArmorTestAnswer:
        """Odds that the machine’s armor saves the pilot, and the pilot’s own test when it does not.

        Args:
            armor: Armor. Number under the slider of the machine; before the damage of this hit if
                you give it too. From 0 to 40; example: 9.
            damage: Damage of the hit. Marked first; leave out when the slider has been moved. From
                0 to 40 points; example: 2.
            die: Faces of the die: 6, 12 or 20. From 6 to 20; example: 12.
            pilot_armor: Armor of the soldier who drives the machine, for the pilot’s own test. From
                0 to 40; example: 3.
            panic: Panic rule. Optional rule: the die equal to the armor means alive but fleeing.
        """
        answer: t.BronepehotaArmorTestAnswer = self._ask(
            "bronepehota/armor-test",
            {
                "armor": armor,
                "damage": damage,
                "die": die,
                "pilotArmor": pilot_armor,
                "panic": panic,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def real_shot(
        self,
        *,
        charge: t.BronepehotaCharge,
        target: Optional[t.BronepehotaTarget] = None,
        impact: Optional[t.BronepehotaImpact] = None,
        armor: int,
        pilot_armor: Optional[int] = None,
        launcher: Optional[t.BronepehotaLauncher] = None,
        turn_degrees: Optional[int] = None,
        shooter_lying: Optional[bool] = None,
        contact: Optional[bool] = None,
        rank: Optional[int] = None,
        rank_needed: Optional[int] = None,
        ammunition: Optional[int] = None,
        panic: Optional[bool] = None,
        flying: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaRealShotAnswer:
        """Damage of a shell, mine or rocket that hit the model, and the odds of its crew.

        Args:
            charge: Charge. Example: "SHELL".
            target: Target.
            impact: What happened. What the model did when it was hit. Infantry that leans on
                something, or lies under a fallen machine, has fallen; a machine or gun that leans has
                not.
            armor: Armor of the soldier, or the number under the slider of the machine or gun. From
                0 to 40; example: 3.
            pilot_armor: Armor of the soldier who drives the machine; counts only for a machine with
                a pilot. From 0 to 40; example: 3.
            launcher: Shot from. To check the charge and how far the weapon turned.
            turn_degrees: Weapon turned, degrees. Away from where it stood; counts only for weapons
                of machines. From 0 to 180; example: 60.
            shooter_lying: Shooter lies. The machine or gun was knocked over and not repaired yet.
            contact: In contact with an enemy. Whoever touches an enemy does not shoot.
            rank: Rank of the gunner. From 0 to 9; example: 2.
            rank_needed: Rank needed. As on the armlist of the gun or machine. From 0 to 9; example:
                2.
            ammunition: Ammunition left. Number under the slider of the ammunition track; leave out
                when ammunition is unlimited. From 0 to 99; example: 12.
            panic: Panic rule. Optional rule: the die equal to the armor means alive but fleeing.
            flying: Flying. A machine in the air crashes when its pilot dies.
        """
        answer: t.BronepehotaRealShotAnswer = self._ask(
            "bronepehota/real-shot",
            {
                "charge": charge,
                "target": target,
                "impact": impact,
                "armor": armor,
                "pilotArmor": pilot_armor,
                "launcher": launcher,
                "turnDegrees": turn_degrees,
                "shooterLying": shooter_lying,
                "contact": contact,
                "rank": rank,
                "rankNeeded": rank_needed,
                "ammunition": ammunition,
                "panic": panic,
                "flying": flying,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def movement_cost(
        self,
        *,
        kind: Optional[t.BronepehotaMover] = None,
        speed: int,
        legs: Sequence[t.BronepehotaLegInput],
        clearance: Optional[float] = None,
        pilot: Optional[bool] = None,
        lying: Optional[bool] = None,
        enemy_touches_gun: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaMovementCostAnswer:
        """Speed points that a path takes, leg by leg, on foot, with a gun or in a machine, or why
        it cannot be done.

        Args:
            kind: Who moves.
            speed: Speed of the soldier, or of the sector in which the machine’s slider stands. From
                0 to 40 points; example: 4.
            legs: Path. Leg by leg, in order. 1 to 30 entries.
            clearance: Wheel, track, cabin or stand. Height of that part of the machine; needed
                where its path has an obstacle. From 0 to 200 cm; example: 3.
            pilot: Has a pilot. Machines only.
            lying: Lying. A machine knocked over in real shooting.
            enemy_touches_gun: An enemy touches the gun.
        """
        answer: t.BronepehotaMovementCostAnswer = self._ask(
            "bronepehota/movement-cost",
            {
                "kind": kind,
                "speed": speed,
                "legs": legs,
                "clearance": clearance,
                "pilot": pilot,
                "lying": lying,
                "enemyTouchesGun": enemy_touches_gun,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def jump(
        self,
        *,
        jump: int,
        length: Optional[float] = None,
        height: Optional[float] = None,
        with_gun: Optional[bool] = None,
        moved: Optional[bool] = None,
        lands_on_ladder: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaJumpAnswer:
        """Whether a soldier with a jump pack gets there, and how much is to spare.

        Args:
            jump: Jump. The number beside Пр among the traits of the soldier. From 1 to 40 steps of
                5 cm; example: 5.
            length: Length. Measured flat, from where the jump begins. From 0 to 200 steps of 5 cm;
                example: 4.
            height: Height. Of the highest point to pass or land on; down is negative. From -200 to
                200 steps of 5 cm; example: 1.
            with_gun: With a mobile gun.
            moved: Moved already. Walked or jumped this turn.
            lands_on_ladder: Lands on a ladder. Or anywhere else where the figure cannot stand.
        """
        answer: t.BronepehotaJumpAnswer = self._ask(
            "bronepehota/jump",
            {
                "jump": jump,
                "length": length,
                "height": height,
                "withGun": with_gun,
                "moved": moved,
                "landsOnLadder": lands_on_ladder,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def ammunition(
        self,
        *,
        track: int,
        shots: Sequence[t.BronepehotaFiredInput],
        shooter: Optional[t.BronepehotaTarget] = None,
        rate_of_fire: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaAmmunitionAnswer:
        """What the shots of a turn leave on the ammunition track, and when it runs dry.

        Args:
            track: Ammunition. Number under the slider before the first shot. From 0 to 99; example:
                16.
            shots: Shots. Of one turn, in order; all weapons of a machine share the track. 1 to 20
                entries.
            shooter: Shooter.
            rate_of_fire: Rate of fire. Most shots a turn, as on the armlist. From 1 to 20; example:
                2.
        """
        answer: t.BronepehotaAmmunitionAnswer = self._ask(
            "bronepehota/ammunition",
            {
                "track": track,
                "shots": shots,
                "shooter": shooter,
                "rateOfFire": rate_of_fire,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def force_balance(
        self,
        *,
        costs: Sequence[int],
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaForceBalanceAnswer:
        """How much the costs of two or more armies differ, and whether that is fair.

        Args:
            costs: Costs of the armies. Total of each army: squads, machines and guns. 2 to 12
                entries.
        """
        answer: t.BronepehotaForceBalanceAnswer = self._ask(
            "bronepehota/force-balance",
            {
                "costs": costs,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def initiative_roll(
        self,
        *,
        players: Sequence[t.BronepehotaPlayerInput],
        again: Optional[t.BronepehotaRerollers] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.BronepehotaInitiativeAnswer:
        """Odds of each player to have the initiative, before or after some have rolled, and of a
        tie.

        Args:
            players: Players. 2 to 12 entries.
            again: After a tie. Who rolls again when the highest tie.
        """
        answer: t.BronepehotaInitiativeAnswer = self._ask(
            "bronepehota/initiative-roll",
            {
                "players": players,
                "again": again,
            },
            Call(lang, fields, timeout),
        )
        return answer


class FiftyOneFifty:
    """Calculators of 5150, basic rules."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def hit_table(
        self,
        *,
        rep: int,
        cover: Optional[bool] = None,
        concealed: Optional[bool] = None,
        prone: Optional[bool] = None,
        moved_fast: Optional[bool] = None,
        shooter_moved_fast: Optional[bool] = None,
        two_weapons: Optional[bool] = None,
        target_number: Optional[int] = None,
        lucky_shot: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.HitTableAnswer:
        """The result of each face of a die on the hit table, and the odds that one die hits.

        Args:
            rep: Rep of the figure. From 1 to 7; example: 4.
            cover: In cover. Partly behind something that stops bullets, or inside a building.
            concealed: Concealed. Partly behind something that stops no bullets, such as brush.
            prone: Prone. Lying down.
            moved_fast: Moved fast. The target used Fast Move.
            shooter_moved_fast: Shooter moved fast. The shooter used Fast Move before firing.
            two_weapons: Two weapons at once. A pistol or submachine gun in each hand: more dice,
                and an 8 misses.
            target_number: Which target. 1 for the first target of the burst, 2 for the second, and
                so on. From 1 to 6; example: 2.
            lucky_shot: Lucky shot. A 6 that misses is rolled again and hits with the Rep or less;
                for Rep 3 exactly.
        """
        answer: t.HitTableAnswer = self._ask(
            "5150/hit-table",
            {
                "rep": rep,
                "cover": cover,
                "concealed": concealed,
                "prone": prone,
                "movedFast": moved_fast,
                "shooterMovedFast": shooter_moved_fast,
                "twoWeapons": two_weapons,
                "targetNumber": target_number,
                "luckyShot": lucky_shot,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def shoot(
        self,
        *,
        rep: int,
        rep_modifier: Optional[int] = None,
        weapon: Optional[str] = None,
        rate_of_fire: Optional[int] = None,
        impact: Optional[int] = None,
        second_weapon: Optional[str] = None,
        inches: Optional[float] = None,
        spread_inches: Optional[float] = None,
        targets: Sequence[t.FiftyOneFiftyTargetInput],
        shooter_moved_fast: Optional[bool] = None,
        two_weapons: Optional[bool] = None,
        lucky_shot: Optional[bool] = None,
        visibility: Optional[t.FiftyOneFiftyVisibility] = None,
        covers_on_line: Optional[int] = None,
        in_front: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.ShootAnswer:
        """Hits and the worst result for every target of a burst, and the odds to run out of
        ammunition.

        Args:
            rep: Rep of the figure. From 1 to 7; example: 4.
            rep_modifier: Change of Rep. −1 for fire that a reaction test allows at a penalty. From
                -3 to 3; example: -1.
            weapon: It or the rate of fire is needed; without a weapon or an Impact only hits are
                counted. One of laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol,
                net-thrower, pistol, large-calibre-pistol, submachine-gun, pump-shotgun, rifle,
                semi-automatic-rifle, assault-rifle, machine-gun, grenades, unarmed, combat-knife,
                rifle-with-bayonet, improvised; example: "assault-rifle".
            rate_of_fire: Rate of fire. Of the weapon, in place of the printed one. From 1 to 6
                dice; example: 3.
            impact: Impact. Of a weapon that is not listed, whatever the armor. From 0 to 6;
                example: 3.
            second_weapon: Second weapon. Fired at the same time from the other hand. One of
                laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol, net-thrower, pistol,
                large-calibre-pistol, submachine-gun, pump-shotgun, rifle, semi-automatic-rifle,
                assault-rifle, machine-gun, grenades, unarmed, combat-knife, rifle-with-bayonet,
                improvised; example: "pistol".
            inches: Distance. To the farthest target. From 0 to 1000 inches; example: 18.
            spread_inches: Spread of the targets. Between the outermost targets: at most the rate of
                fire. From 0 to 1000 inches; example: 3.
            targets: Targets. In the order declared: the highest dice go to the first. 1 to 6
                entries.
            shooter_moved_fast: Shooter moved fast. The shooter used Fast Move before firing.
            two_weapons: Two weapons at once. A pistol or submachine gun in each hand: more dice,
                and an 8 misses.
            lucky_shot: Lucky shot. A 6 that misses is rolled again and hits with the Rep or less;
                for Rep 3 exactly.
            visibility: Visibility. Limits the distance; lit targets and night vision do not care
                for the night. Example: "NIGHT".
            covers_on_line: Pieces of cover on the line. Two forbid the shot. From 0 to 10.
            in_front: All targets stand before the shooter’s front.
        """
        answer: t.ShootAnswer = self._ask(
            "5150/shoot",
            {
                "rep": rep,
                "repModifier": rep_modifier,
                "weapon": weapon,
                "rateOfFire": rate_of_fire,
                "impact": impact,
                "secondWeapon": second_weapon,
                "inches": inches,
                "spreadInches": spread_inches,
                "targets": targets,
                "shooterMovedFast": shooter_moved_fast,
                "twoWeapons": two_weapons,
                "luckyShot": lucky_shot,
                "visibility": visibility,
                "coversOnLine": covers_on_line,
                "inFront": in_front,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def advice(
        self,
        *,
        rep: int,
        rep_modifier: Optional[int] = None,
        weapon: Optional[str] = None,
        rate_of_fire: Optional[int] = None,
        impact: Optional[int] = None,
        second_weapon: Optional[str] = None,
        inches: Optional[float] = None,
        spread_inches: Optional[float] = None,
        targets: Sequence[t.FiftyOneFiftyTargetInput],
        shooter_moved_fast: Optional[bool] = None,
        two_weapons: Optional[bool] = None,
        lucky_shot: Optional[bool] = None,
        visibility: Optional[t.FiftyOneFiftyVisibility] = None,
        covers_on_line: Optional[int] = None,
        in_front: Optional[bool] = None,
        aim: Optional[t.FiftyOneFiftyAim] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyAdviceAnswer:
        """What each single change would bring to a burst: one target, a clear line, no Fast Move;
        the best first.

        Args:
            rep: Rep of the figure. From 1 to 7; example: 4.
            rep_modifier: Change of Rep. −1 for fire that a reaction test allows at a penalty. From
                -3 to 3; example: -1.
            weapon: It or the rate of fire is needed; without a weapon or an Impact only hits are
                counted. One of laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol,
                net-thrower, pistol, large-calibre-pistol, submachine-gun, pump-shotgun, rifle,
                semi-automatic-rifle, assault-rifle, machine-gun, grenades, unarmed, combat-knife,
                rifle-with-bayonet, improvised; example: "assault-rifle".
            rate_of_fire: Rate of fire. Of the weapon, in place of the printed one. From 1 to 6
                dice; example: 3.
            impact: Impact. Of a weapon that is not listed, whatever the armor. From 0 to 6;
                example: 3.
            second_weapon: Second weapon. Fired at the same time from the other hand. One of
                laser-pistol, laser-carbine, laser-rifle, rapid-fire-laser-pistol, net-thrower, pistol,
                large-calibre-pistol, submachine-gun, pump-shotgun, rifle, semi-automatic-rifle,
                assault-rifle, machine-gun, grenades, unarmed, combat-knife, rifle-with-bayonet,
                improvised; example: "pistol".
            inches: Distance. To the farthest target. From 0 to 1000 inches; example: 18.
            spread_inches: Spread of the targets. Between the outermost targets: at most the rate of
                fire. From 0 to 1000 inches; example: 3.
            targets: Targets. In the order declared: the highest dice go to the first. 1 to 6
                entries.
            shooter_moved_fast: Shooter moved fast. The shooter used Fast Move before firing.
            two_weapons: Two weapons at once. A pistol or submachine gun in each hand: more dice,
                and an 8 misses.
            lucky_shot: Lucky shot. A 6 that misses is rolled again and hits with the Rep or less;
                for Rep 3 exactly.
            visibility: Visibility. Limits the distance; lit targets and night vision do not care
                for the night. Example: "NIGHT".
            covers_on_line: Pieces of cover on the line. Two forbid the shot. From 0 to 10.
            in_front: All targets stand before the shooter’s front.
            aim: Aim. What changes are sorted by; all but a hit need a weapon or an Impact. Example:
                "HIT".
        """
        answer: t.FiftyOneFiftyAdviceAnswer = self._ask(
            "5150/advice",
            {
                "rep": rep,
                "repModifier": rep_modifier,
                "weapon": weapon,
                "rateOfFire": rate_of_fire,
                "impact": impact,
                "secondWeapon": second_weapon,
                "inches": inches,
                "spreadInches": spread_inches,
                "targets": targets,
                "shooterMovedFast": shooter_moved_fast,
                "twoWeapons": two_weapons,
                "luckyShot": lucky_shot,
                "visibility": visibility,
                "coversOnLine": covers_on_line,
                "inFront": in_front,
                "aim": aim,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def damage_matrix(
        self,
        *,
        weapons: Optional[Sequence[str]] = None,
        armors: Optional[Sequence[str]] = None,
        powered: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.DamageMatrixAnswer:
        """Impact and the odds of each result of one hit, every weapon against every armor.

        Args:
            weapons: All of the printed tables when left out; the improvised weapon only where it is
                named. 1 to 18 entries.
            armors: Armors. All nine when left out. 1 to 9 entries.
            powered: Melee weapons have a power source: Impact +1, NE becomes 1.
        """
        answer: t.DamageMatrixAnswer = self._ask(
            "5150/damage-matrix",
            {
                "weapons": weapons,
                "armors": armors,
                "powered": powered,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def damage(
        self,
        *,
        weapon: str,
        armor: Optional[str] = None,
        powered: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyDamageAnswer:
        """What one hit of a weapon does to an armor, with the odds of each result.

        Args:
            weapon: Weapon. One of laser-pistol, laser-carbine, laser-rifle,
                rapid-fire-laser-pistol, net-thrower, pistol, large-calibre-pistol, submachine-gun,
                pump-shotgun, rifle, semi-automatic-rifle, assault-rifle, machine-gun, grenades,
                unarmed, combat-knife, rifle-with-bayonet, improvised; example: "assault-rifle".
            armor: Armor. One of none, light, heavy, absorbing, reflecting, distorting, shimmer,
                exo, battle; example: "light".
            powered: Melee weapon with a power source: Impact +1, NE becomes 1.
        """
        answer: t.FiftyOneFiftyDamageAnswer = self._ask(
            "5150/damage",
            {
                "weapon": weapon,
                "armor": armor,
                "powered": powered,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def pass_dice(
        self,
        *,
        rep: int,
        extra_dice: Optional[int] = None,
        leader_rep: Optional[int] = None,
        roll: Optional[Sequence[int]] = None,
        leader_roll: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.PassDiceAnswer:
        """Odds to pass a test with 2, 1 or 0 dice, and to roll two 1s.

        Args:
            rep: Rep of the figure. From 1 to 7; example: 4.
            extra_dice: Extra dice. Beyond the two: a Leader’s own third die, covering fire, medical
                care. From 0 to 4 dice.
            leader_rep: Leader’s Rep. When the leader die applies: the Leader is in the group and in
                view. From 1 to 7; example: 5.
            roll: Dice rolled. The dice as they fell, the leader die apart: then the result is
                certain. 2 to 6 entries.
            leader_roll: The leader die as it fell. From 1 to 6; example: 3.
        """
        answer: t.PassDiceAnswer = self._ask(
            "5150/pass-dice",
            {
                "rep": rep,
                "extraDice": extra_dice,
                "leaderRep": leader_rep,
                "roll": roll,
                "leaderRoll": leader_roll,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def force_cost(
        self,
        *,
        figures: Sequence[t.FiftyOneFiftyFigureInput],
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.ForceCostAnswer:
        """Points of each figure and of the whole force: Rep, weapons and armor.

        Args:
            figures: Figures. 1 to 100 entries.
        """
        answer: t.ForceCostAnswer = self._ask("5150/force-cost", {"figures": figures}, Call(lang, fields, timeout))
        return answer

    def availability(
        self,
        *,
        kind: Optional[t.FiftyOneFiftyAvailability] = None,
        law_level: Optional[t.FiftyOneFiftyLawLevel] = None,
        leader: Optional[bool] = None,
        dice: Optional[int] = None,
        figure_class: Optional[t.FiftyOneFiftyFigureClass] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyAvailabilityAnswer:
        """Odds of each weapon, armor or Rep of an ordinary person.

        Args:
            kind: What for.
            law_level: Law level. Of the planet: Lax +1, Low +2 on weapon and armor. Example: "LOW".
            leader: Leader. +1 on weapon and armor.
            dice: Dice. For a weapon 2 as ruled, or 3 as the corner of the table says; else 2. From
                2 to 3 dice.
            figure_class: Walk of life. Decides who may carry an assault rifle.
        """
        answer: t.FiftyOneFiftyAvailabilityAnswer = self._ask(
            "5150/availability",
            {
                "kind": kind,
                "lawLevel": law_level,
                "leader": leader,
                "dice": dice,
                "figureClass": figure_class,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def fast_move(
        self,
        *,
        rep: int,
        leader_rep: Optional[int] = None,
        roll: Optional[Sequence[int]] = None,
        leader_roll: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyFastMoveAnswer:
        """Odds to move fast up to 16, 12 or 8 inches.

        Args:
            rep: Rep of the figure. From 1 to 7; example: 4.
            leader_rep: Leader’s Rep. When the leader die applies: the Leader is in the group and in
                view. From 1 to 7; example: 5.
            roll: Dice rolled. The group’s two dice as they fell: then the distance is certain. 2
                entries.
            leader_roll: The leader die as it fell. From 1 to 6; example: 4.
        """
        answer: t.FiftyOneFiftyFastMoveAnswer = self._ask(
            "5150/fast-move",
            {
                "rep": rep,
                "leaderRep": leader_rep,
                "roll": roll,
                "leaderRoll": leader_roll,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def reaction(
        self,
        *,
        test: t.FiftyOneFiftyReactionTest,
        rep: Optional[int] = None,
        leader: Optional[bool] = None,
        leader_rep: Optional[int] = None,
        cover: Optional[bool] = None,
        hidden: Optional[bool] = None,
        suppressed: Optional[bool] = None,
        moved_fast: Optional[bool] = None,
        flanked: Optional[bool] = None,
        can_fire: Optional[bool] = None,
        charge_in_reach: Optional[bool] = None,
        cover_inches: Optional[float] = None,
        covering: Optional[bool] = None,
        alerted: Optional[bool] = None,
        stunned: Optional[bool] = None,
        panicked: Optional[bool] = None,
        friend_near: Optional[bool] = None,
        medical_care: Optional[bool] = None,
        left_behind: Optional[bool] = None,
        hero: Optional[bool] = None,
        contact_rating: Optional[int] = None,
        shots_heard: Optional[bool] = None,
        at_war: Optional[bool] = None,
        police_alert: Optional[bool] = None,
        safe_area: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyReactionAnswer:
        """What every number of passed dice leads to in a situation, with the odds of each action
        and of heroism.

        Args:
            test: Test. Example: "RECEIVED_FIRE".
            rep: Rep of the figure; of its Leader for Awareness; every test but Contact needs it.
                From 1 to 7; example: 4.
            leader: Is a Leader. A Leader rolls three dice on personal tests, In Sight excepted.
            leader_rep: Rep of the group’s Leader. Leave out without one; a stand-in for a fallen
                Leader does not count. From 1 to 7; example: 5.
            cover: In cover. Behind something that stops bullets, or in a building.
            hidden: Set up hidden and not yet seen; matters to In Sight.
            suppressed: The enemy’s weapon has the higher suppression rating; matters to Received
                Fire.
            moved_fast: Moving fast.
            flanked: From flank or rear. The fire or the charge comes from there.
            can_fire: Able to fire. Loaded, in range, the enemy before its front.
            charge_in_reach: Charge in reach. The move is long enough to reach the enemy.
            cover_inches: Distance to cover. To the nearest; leave out when there is none or the
                figure is in it. From 0 to 100 inches; example: 3.
            covering: Covering fire. Declared while standing still: one more die on In Sight.
            alerted: Alerted. Awareness was passed with two dice: one more die on In Sight, the best
                two count.
            stunned: Recovery: stunned, else it ducked back.
            panicked: Panicked. Shot at, it runs without a test.
            friend_near: Friend within 2". Rally needs a steady friend that near.
            medical_care: Serious medical care. One more die after the battle for those put out of
                the fight.
            left_behind: Left on a lost field. The side lost and did not carry the figure off.
            hero: Already a hero.
            contact_rating: Contact rating. Contact is rolled against it. From 1 to 6; example: 3.
            shots_heard: Shots already heard. Awareness: Rep +2.
            at_war: At war. Awareness: Rep +1.
            police_alert: Police alert. Awareness of police: Rep +1.
            safe_area: Safe area. Awareness: Rep −1.
        """
        answer: t.FiftyOneFiftyReactionAnswer = self._ask(
            "5150/reaction",
            {
                "test": test,
                "rep": rep,
                "leader": leader,
                "leaderRep": leader_rep,
                "cover": cover,
                "hidden": hidden,
                "suppressed": suppressed,
                "movedFast": moved_fast,
                "flanked": flanked,
                "canFire": can_fire,
                "chargeInReach": charge_in_reach,
                "coverInches": cover_inches,
                "covering": covering,
                "alerted": alerted,
                "stunned": stunned,
                "panicked": panicked,
                "friendNear": friend_near,
                "medicalCare": medical_care,
                "leftBehind": left_behind,
                "hero": hero,
                "contactRating": contact_rating,
                "shotsHeard": shots_heard,
                "atWar": at_war,
                "policeAlert": police_alert,
                "safeArea": safe_area,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def melee(
        self,
        *,
        fighter: t.FiftyOneFiftyFighterInput,
        opponent: t.FiftyOneFiftyFighterInput,
        rounds: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyMeleeAnswer:
        """Two fighters hand to hand: how the fight stands after each round and how it ends.

        Args:
            fighter: Fighter.
            opponent: Opponent.
            rounds: Rounds. Odds are given after each of them, and for the end. From 1 to 20.
        """
        answer: t.FiftyOneFiftyMeleeAnswer = self._ask(
            "5150/melee",
            {
                "fighter": fighter,
                "opponent": opponent,
                "rounds": rounds,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def grenade(
        self,
        *,
        rep: int,
        manner: Optional[t.FiftyOneFiftyGrenadeManner] = None,
        inches: Optional[float] = None,
        prepared: Optional[bool] = None,
        shooter_moved_fast: Optional[bool] = None,
        targets: Sequence[t.FiftyOneFiftyBlastTargetInput],
        nearest_group: Optional[Sequence[t.FiftyOneFiftyBlastTargetInput]] = None,
        bystanders: Optional[Sequence[t.FiftyOneFiftyBystanderInput]] = None,
        thrower_armor: Optional[str] = None,
        impact: Optional[int] = None,
        die: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyGrenadeAnswer:
        """What a thrown, dropped or launched grenade does to everyone under the template, and to
        the thrower.

        Args:
            rep: Rep of the figure. From 1 to 7; example: 4.
            manner: Manner.
            inches: Distance. To the spot, for a throw by hand: 6" at most. From 0 to 100 inches;
                example: 5.
            prepared: Prepared. A whole turn without moving was spent on it; a launcher needs none.
            shooter_moved_fast: Thrower moved fast. An 8 misses then.
            targets: Targets. Everyone under the template at the spot. 1 to 20 entries.
            nearest_group: Nearest group. Friends or enemies along the line of a throw, where a miss
                may go. 0 to 20 entries.
            bystanders: Bystanders. Everyone else under a template at the thrower’s feet. 0 to 20
                entries.
            thrower_armor: Armor of the thrower. One of none, light, heavy, absorbing, reflecting,
                distorting, shimmer, exo, battle; example: "light".
            impact: Impact. In place of the table, whatever the armor. From 0 to 6; example: 2.
            die: Die of the roll to hit. If it has fallen already. From 1 to 6; example: 4.
        """
        answer: t.FiftyOneFiftyGrenadeAnswer = self._ask(
            "5150/grenade",
            {
                "rep": rep,
                "manner": manner,
                "inches": inches,
                "prepared": prepared,
                "shooterMovedFast": shooter_moved_fast,
                "targets": targets,
                "nearestGroup": nearest_group,
                "bystanders": bystanders,
                "throwerArmor": thrower_armor,
                "impact": impact,
                "die": die,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def activation(
        self,
        *,
        sides: Sequence[t.FiftyOneFiftyActivationSideInput],
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyActivationAnswer:
        """Odds that each side and each group acts this turn, who acts first, and that nobody does.

        Args:
            sides: Sides. 2 to 6 entries.
        """
        answer: t.FiftyOneFiftyActivationAnswer = self._ask("5150/activation", {"sides": sides}, Call(lang, fields, timeout))
        return answer

    def stay_or_run(
        self,
        *,
        figures: int,
        losses: int,
        losses_at_last_test: Optional[int] = None,
        motivation: t.FiftyOneFiftyMotivation,
        reps: Sequence[int],
        leader_rep: Optional[int] = None,
        loot: Optional[bool] = None,
        captives: Optional[bool] = None,
        hostages: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FiftyOneFiftyStayOrRunAnswer:
        """At how many losses a force is tested, and who then fights on.

        Args:
            figures: Starting figures. From 1 to 200; example: 12.
            losses: Losses. Dead and out of the fight so far. From 0 to 200; example: 4.
            losses_at_last_test: Losses at the last test. 0 before the first. From 0 to 200.
            motivation: Motivation. Example: "CONQUEST".
            reps: Reps. Of the figures still in the fight; one roll for all, each with its own Rep.
                1 to 200 entries.
            leader_rep: Leader’s Rep. Of the Leader of the whole force, while still standing. From 1
                to 7; example: 5.
            loot: Loot for half the force. Matters to profit.
            captives: Wanted captives taken. Matters to profit.
            hostages: Hostages freed. Matters to profit.
        """
        answer: t.FiftyOneFiftyStayOrRunAnswer = self._ask(
            "5150/stay-or-run",
            {
                "figures": figures,
                "losses": losses,
                "lossesAtLastTest": losses_at_last_test,
                "motivation": motivation,
                "reps": reps,
                "leaderRep": leader_rep,
                "loot": loot,
                "captives": captives,
                "hostages": hostages,
            },
            Call(lang, fields, timeout),
        )
        return answer


class WorldAtWar:
    """Calculators of World at War: America Conquered, player aid."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def chaos_of_war(
        self,
        *,
        roll: Optional[int] = None,
        dice: Optional[int] = None,
        alliance_leader_in_play: Optional[bool] = None,
        nato_leader_in_play: Optional[bool] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.ChaosOfWarAnswer:
        """The effect of a roll, or the exact odds of all seventeen over the whole procedure.

        Args:
            roll: Roll. Total of the dice: 2 to 12 with two, 3 to 18 with three; leave out for the
                odds of all effects. From 2 to 18; example: 14.
            dice: Dice. Two at first, three after a 7. From 2 to 3 dice; example: 2.
            alliance_leader_in_play: Alliance leader in play. Then 11 is rolled again.
            nato_leader_in_play: NATO leader in play. Then 13 is rolled again.
        """
        answer: t.ChaosOfWarAnswer = self._ask(
            "world-at-war/chaos-of-war",
            {
                "roll": roll,
                "dice": dice,
                "allianceLeaderInPlay": alliance_leader_in_play,
                "natoLeaderInPlay": nato_leader_in_play,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def helicopter_line_of_sight(
        self,
        *,
        over: t.WorldAtWarTerrain,
        target: t.WorldAtWarTargetLevel,
        target_in: Optional[t.WorldAtWarTerrain] = None,
        line: Optional[Sequence[t.WorldAtWarStretchInput]] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.WorldAtWarHelicopterLineOfSightAnswer:
        """Whether a helicopter sees its target, and what blocks the view.

        Args:
            over: Flies over. Terrain of the helicopter’s own hex. Example: "WOODS".
            target: Level of the target’s own hex. Example: "GROUND".
            target_in: Woods or a town in which the target itself stands do not hide it. Example:
                "TOWN".
            line: In between. From the helicopter to the target in order, without their own hexes. 0
                to 40 entries.
        """
        answer: t.WorldAtWarHelicopterLineOfSightAnswer = self._ask(
            "world-at-war/helicopter-line-of-sight",
            {
                "over": over,
                "target": target,
                "targetIn": target_in,
                "line": line,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def moving_fire(
        self,
        *,
        nation: t.WorldAtWarNation,
        unit: str,
        on_the_move: Optional[bool] = None,
        through_smoke: Optional[bool] = None,
        range: Optional[t.WorldAtWarRange] = None,
        range_to_hit: Optional[int] = None,
        to_hit: Optional[int] = None,
        firepower: Optional[int] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.WorldAtWarMovingFireAnswer:
        """Which levels of moving fire a unit has, and what it hits on with movement, smoke and
        range in one number.

        Args:
            nation: Nation. Example: "USA".
            unit: Unit of the moving-fire table. One of bradley, m60a3, abrams, airborne, marines,
                seals, tow, m901, amx30-b2, milan, chieftain, centurion, leopard-c1, t-72, shilka,
                tunguska, black-eagle; example: "bradley".
            on_the_move: On the move. It moves and fires in one activation.
            through_smoke: At smoke or through it, however many hexes.
            range: Range. Example: "EXTENDED".
            range_to_hit: Change for range. What the full rules add to the number needed for close
                or extended range; the aid does not say. From -3 to 3; example: 1.
            to_hit: Printed number. To-hit number of the unit; for the number needed and the odds.
                From 1 to 6; example: 4.
            firepower: Firepower. Of the unit as it stands; for the dice and the hits. From 1 to 20
                dice; example: 4.
        """
        answer: t.WorldAtWarMovingFireAnswer = self._ask(
            "world-at-war/moving-fire",
            {
                "nation": nation,
                "unit": unit,
                "onTheMove": on_the_move,
                "throughSmoke": through_smoke,
                "range": range,
                "rangeToHit": range_to_hit,
                "toHit": to_hit,
                "firepower": firepower,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def salvo_fire(
        self,
        *,
        firepower: int,
        to_hit: int,
        supporters: Optional[int] = None,
        leadership: Optional[Sequence[int]] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.SalvoFireAnswer:
        """Dice of a lead with two supporters and leadership, and the odds of each number of hits.

        Args:
            firepower: Firepower of the lead. With its changes for range. From 1 to 20 dice;
                example: 4.
            to_hit: To hit. The lead hits on this or more on each die. From 1 to 6; example: 5.
            supporters: Supporters. Units besides the lead, reduced ones too; a salvo takes exactly
                two. From 0 to 5; example: 2.
            leadership: Values of HQs and leaders that are stacked with one of these units; 2 at
                most count. 0 to 6 entries.
        """
        answer: t.SalvoFireAnswer = self._ask(
            "world-at-war/salvo-fire",
            {
                "firepower": firepower,
                "toHit": to_hit,
                "supporters": supporters,
                "leadership": leadership,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def storm_duration(
        self,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.WorldAtWarStormDurationAnswer:
        """The odds that Thor’s hammer ends in each marker phase."""
        answer: t.WorldAtWarStormDurationAnswer = self._ask("world-at-war/storm-duration", {}, Call(lang, fields, timeout))
        return answer


class Pages:
    """Lists that come page by page, entry by entry to their end; `first` is the size of a page."""

    def __init__(self, walk: Walk) -> None:
        self._walk = walk

    def units(
        self,
        *,
        first: Optional[int] = None,
        after: Optional[str] = None,
        system: Optional[str] = None,
        kind: Optional[str] = None,
        faction: Optional[str] = None,
        era: Optional[str] = None,
        availability: Optional[t.UnitAvailability] = None,
        in_play: Optional[bool] = None,
        text: Optional[str] = None,
        source: Optional[str] = None,
        specials: Optional[Sequence[str]] = None,
        without_specials: Optional[Sequence[str]] = None,
        jumps: Optional[bool] = None,
        figures: Optional[Sequence[t.UnitFigureCondition]] = None,
        type: Optional[str] = None,
        role: Optional[str] = None,
        technology: Optional[str] = None,
        chassis: Optional[str] = None,
        variant: Optional[str] = None,
        rules_level: Optional[str] = None,
        production_era: Optional[str] = None,
        order_by: Optional[t.UnitOrderKey] = None,
        direction: Optional[t.OrderDirection] = None,
        then_by: Optional[Sequence[t.UnitOrder]] = None,
        query: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[t.Unit]:
        """Units of the catalog, paginated."""
        return self._walk(
            "units",
            {
                "first": first,
                "after": after,
                "system": system,
                "kind": kind,
                "faction": faction,
                "era": era,
                "availability": availability,
                "inPlay": in_play,
                "text": text,
                "source": source,
                "specials": specials,
                "withoutSpecials": without_specials,
                "jumps": jumps,
                "figures": figures,
                "type": type,
                "role": role,
                "technology": technology,
                "chassis": chassis,
                "variant": variant,
                "rulesLevel": rules_level,
                "productionEra": production_era,
                "orderBy": order_by,
                "direction": direction,
                "thenBy": then_by,
                "query": query,
            },
            Call(lang, fields, timeout),
        )

    def changes(
        self,
        since: str,
        *,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[t.CatalogChange]:
        """Changes of the catalog since a revision or a date, ordered by revision."""
        return self._walk(
            "changes",
            {
                "first": first,
                "after": after,
                "since": since,
            },
            Call(lang, fields, timeout),
        )

    def weapons(
        self,
        *,
        first: Optional[int] = None,
        after: Optional[str] = None,
        system: Optional[str] = None,
        kind: Optional[str] = None,
        text: Optional[str] = None,
        order_by: Optional[t.WeaponOrderKey] = None,
        direction: Optional[t.OrderDirection] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[t.Weapon]:
        """Weapons of the catalog, paginated."""
        return self._walk(
            "weapons",
            {
                "first": first,
                "after": after,
                "system": system,
                "kind": kind,
                "text": text,
                "orderBy": order_by,
                "direction": direction,
            },
            Call(lang, fields, timeout),
        )

    def ranking(
        self,
        calculator: str,
        draft: Mapping[str, Any],
        *,
        by: Optional[str] = None,
        per_point: Optional[bool] = None,
        direction: Optional[t.OrderDirection] = None,
        figures: Optional[Sequence[str]] = None,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[t.RankedEntry]:
        """Runs a calculator for every entry that a query finds, and ranks the entries by a figure,
        or by that figure per point: which unit should fire, which is best for 30 points. Entries
        that cannot be ranked are counted, with the reason.
        """
        return self._walk(
            "ranking",
            {
                "calculator": calculator,
                "draft": draft,
                "by": by,
                "perPoint": per_point,
                "direction": direction,
                "figures": figures,
                "first": first,
                "after": after,
            },
            Call(lang, fields, timeout),
        )

    def sections(
        self,
        *,
        system: Optional[str] = None,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[t.Section]:
        """Sections of the rulebook in reading order, paginated."""
        return self._walk(
            "rules",
            {
                "system": system,
                "first": first,
                "after": after,
            },
            Call(lang, fields, timeout),
        )

    def search(
        self,
        text: str,
        *,
        system: Optional[str] = None,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[t.SearchHit]:
        """Searches calculators, sections, tables, rulings, glossary terms, units, weapons and armor
        in both languages, with typo tolerance. Returns one ranked list.
        """
        return self._walk(
            "search",
            {
                "text": text,
                "system": system,
                "first": first,
                "after": after,
            },
            Call(lang, fields, timeout),
        )


class Questions:
    """Everything that can be asked: rule sets with their calculators, pages, and what is asked of the client itself."""

    def __init__(self, ask: Ask, walk: Walk) -> None:
        self._ask = ask
        self.alpha_strike = AlphaStrike(ask)
        self.initiative_deck = InitiativeDeck(ask)
        self.bronepehota = Bronepehota(ask)
        self.fifty_one_fifty = FiftyOneFifty(ask)
        self.world_at_war = WorldAtWar(ask)
        self.pages = Pages(walk)

    def eras(
        self,
        *,
        system: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.Era]:
        """Eras of the rule sets, in order. These are the values of the filter `era`.

        Args:
            system: Limits the result to this rule set. One of alpha-strike, initiative-deck,
                bronepehota, 5150, world-at-war; example: "alpha-strike".
        """
        answer: List[t.Era] = self._ask("eras", {"system": system}, Call(lang, fields, timeout))
        return answer

    def factions(
        self,
        *,
        system: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.Faction]:
        """Factions and general lists of the rule sets. These are the values of the filter
        `faction`.

        Args:
            system: Limits the result to this rule set. One of alpha-strike, initiative-deck,
                bronepehota, 5150, world-at-war; example: "alpha-strike".
        """
        answer: List[t.Faction] = self._ask("factions", {"system": system}, Call(lang, fields, timeout))
        return answer

    def unit(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.Unit:
        """Unit by id.

        Args:
            id: Id of the unit. Example: "alpha-strike/atlas-as7-d".
        """
        answer: t.Unit = self._ask("units/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def units_by_ids(
        self,
        ids: Sequence[str],
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FoundUnits:
        """Units by id, and the ids that do not exist.

        Args:
            ids: Ids of units. At most 1000 entries; example: ["alpha-strike/atlas-as7-d"].
        """
        answer: t.FoundUnits = self._ask("units-by-ids", {"ids": ids}, Call(lang, fields, timeout))
        return answer

    def units(
        self,
        *,
        first: Optional[int] = None,
        after: Optional[str] = None,
        system: Optional[str] = None,
        kind: Optional[str] = None,
        faction: Optional[str] = None,
        era: Optional[str] = None,
        availability: Optional[t.UnitAvailability] = None,
        in_play: Optional[bool] = None,
        text: Optional[str] = None,
        source: Optional[str] = None,
        specials: Optional[Sequence[str]] = None,
        without_specials: Optional[Sequence[str]] = None,
        jumps: Optional[bool] = None,
        figures: Optional[Sequence[t.UnitFigureCondition]] = None,
        type: Optional[str] = None,
        role: Optional[str] = None,
        technology: Optional[str] = None,
        chassis: Optional[str] = None,
        variant: Optional[str] = None,
        rules_level: Optional[str] = None,
        production_era: Optional[str] = None,
        order_by: Optional[t.UnitOrderKey] = None,
        direction: Optional[t.OrderDirection] = None,
        then_by: Optional[Sequence[t.UnitOrder]] = None,
        query: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.UnitConnection:
        """Units of the catalog, paginated.

        Args:
            first: Maximum number of entries on the page. From 0 to 100; example: 20.
            after: Cursor after which the page starts. Default: the start of the list.
            system: Rule set. Example: "alpha-strike".
            kind: Kind of the unit: battlemech, industrialmech, protomech, combat-vehicle,
                support-vehicle, advanced-support, battle-armor, infantry, aerospace,
                advanced-aerospace, building, squad, machine, gun, platoon. Example: "battlemech".
            faction: Faction to which the unit belongs or that may field it, including its general
                lists: a name in either language.
            era: Era in which the unit is available, to the faction if one is given: an id, a name
                in either language, or a year. Example: "clan-invasion".
            availability: Whether the availability of the unit is known. Unknown availability does
                not mean that the unit is unavailable.
            in_play: Whether the card of the unit is complete. True: units with a complete card.
                False: units without one. Null: both.
            text: Words of the names in either language, with prefix matching and typo tolerance.
                Example: "loki prime".
            source: Id of the source. Example: "mul".
            specials: Special abilities that the unit must have, with or without their figures. A
                trailing `*` matches prefixes, as does a name that no unit has. Example: ["ECM","IF"].
            without_specials: Special abilities that the unit must not have.
            jumps: Whether the unit can jump.
            figures: Conditions on figures.
            type: Type.
            role: Role.
            technology: Technology base.
            chassis: Chassis. What its variants share.
            variant: Variant.
            rules_level: Rules level.
            production_era: Era of production.
            order_by: Figure. Example: "COST".
            direction: Sort direction. Example: "DESC".
            then_by: Further sort keys for units that are equal in `orderBy`. At most 4 entries.
            query: Query in place of filter and order: words and conditions in one line, with `or`,
                `not` and parentheses. The developers’ pages document the query language. Example:
                "system:alpha-strike pv<=30 (size:3 or special:ECM) move>=10 -jump sort:-move,name".
        """
        answer: t.UnitConnection = self._ask(
            "units",
            {
                "first": first,
                "after": after,
                "system": system,
                "kind": kind,
                "faction": faction,
                "era": era,
                "availability": availability,
                "inPlay": in_play,
                "text": text,
                "source": source,
                "specials": specials,
                "withoutSpecials": without_specials,
                "jumps": jumps,
                "figures": figures,
                "type": type,
                "role": role,
                "technology": technology,
                "chassis": chassis,
                "variant": variant,
                "rulesLevel": rules_level,
                "productionEra": production_era,
                "orderBy": order_by,
                "direction": direction,
                "thenBy": then_by,
                "query": query,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def unit_revisions(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.UnitRevision]:
        """All revisions of a unit in its source, the latest first.

        Args:
            id: Id of the unit. Example: "alpha-strike/atlas-as7-d".
        """
        answer: List[t.UnitRevision] = self._ask("unit-revisions/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def changes(
        self,
        since: str,
        *,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.CatalogChangeConnection:
        """Changes of the catalog since a revision or a date, ordered by revision.

        Args:
            first: Maximum number of entries on the page. From 0 to 100; example: 20.
            after: Cursor after which the page starts. Default: the start of the list.
            since: Catalog revision, as in `Rangefinder-Catalog` and downloads, or a date, ISO 8601.
                Example: "0".
        """
        answer: t.CatalogChangeConnection = self._ask(
            "changes",
            {
                "first": first,
                "after": after,
                "since": since,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def units_of_source(
        self,
        ids: Sequence[str],
        *,
        source: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.FoundUnits:
        """Units by their keys in a source, such as numbers of the Master Unit List.

        Args:
            ids: Keys of the units in the source. At most 1000 entries; example: ["140","141"].
            source: Source. Example: "mul".
        """
        answer: t.FoundUnits = self._ask(
            "units-of-source",
            {
                "ids": ids,
                "source": source,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def unit_values(
        self,
        of: t.UnitText,
        *,
        system: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.UnitValue]:
        """Values of a text among the units of the catalog, including imported ones, the most
        frequent first. At most 200.

        Args:
            system: Limits the result to this rule set. One of alpha-strike, initiative-deck,
                bronepehota, 5150, world-at-war; example: "alpha-strike".
            of: The text. Example: "ROLE".
        """
        answer: List[t.UnitValue] = self._ask(
            "unit-values",
            {
                "system": system,
                "of": of,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def weapon(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.Weapon:
        """Weapon by id.

        Args:
            id: Id. Example: "bronepehota/mortar/mortar".
        """
        answer: t.Weapon = self._ask("weapons/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def weapons(
        self,
        *,
        first: Optional[int] = None,
        after: Optional[str] = None,
        system: Optional[str] = None,
        kind: Optional[str] = None,
        text: Optional[str] = None,
        order_by: Optional[t.WeaponOrderKey] = None,
        direction: Optional[t.OrderDirection] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.WeaponConnection:
        """Weapons of the catalog, paginated.

        Args:
            first: Maximum number of entries on the page. From 0 to 100; example: 20.
            after: Cursor after which the page starts. Default: the start of the list.
            system: Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war;
                example: "bronepehota".
            kind: Kind of the weapon. One of ranged, grenade, close-combat, equipment.
            text: Words of the names in either language, with prefix matching and typo tolerance.
                Example: "assault rifle".
            order_by: Figure. Example: "COST".
            direction: Sort direction. Example: "DESC".
        """
        answer: t.WeaponConnection = self._ask(
            "weapons",
            {
                "first": first,
                "after": after,
                "system": system,
                "kind": kind,
                "text": text,
                "orderBy": order_by,
                "direction": direction,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def armor(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.Armor:
        """Armor by id.

        Args:
            id: Id. Example: "5150/light".
        """
        answer: t.Armor = self._ask("armors/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def armors(
        self,
        system: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.Armor]:
        """Armor of a rule set, in printed order.

        Args:
            system: Rule set. One of alpha-strike, initiative-deck, bronepehota, 5150, world-at-war;
                example: "5150".
        """
        answer: List[t.Armor] = self._ask("armors", {"system": system}, Call(lang, fields, timeout))
        return answer

    def dice(
        self,
        expression: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.DiceAnswer:
        """Exact distribution of a dice expression.

        Args:
            expression: Dice expression: `2d6`, `3d6kh2`, `2d6r1`, `4d12>7` (number of dice that
                pass), `(1d6+2)*2`, `2d6+1>=7` and `(2d6)>=7` (1 if the sum passes, else 0). Д, к and w
                are accepted for d. At most 200 characters; example: "3d6kh2".
        """
        answer: t.DiceAnswer = self._ask("dice", {"expression": expression}, Call(lang, fields, timeout))
        return answer

    def ranking(
        self,
        calculator: str,
        draft: Mapping[str, Any],
        *,
        by: Optional[str] = None,
        per_point: Optional[bool] = None,
        direction: Optional[t.OrderDirection] = None,
        figures: Optional[Sequence[str]] = None,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.RankingAnswer:
        """Runs a calculator for every entry that a query finds, and ranks the entries by a figure,
        or by that figure per point: which unit should fire, which is best for 30 points. Entries
        that cannot be ranked are counted, with the reason.

        Args:
            calculator: Name of the calculator, as in its address. Example:
                "alpha-strike/target-number".
            draft: Arguments of the calculator, one of which varies: `{ query: "pv<=30" }` in place
                of a catalog entry (the query language for units, words of names for weapons, `*` for
                all), or several values of another input. Example:
                {"skill":"0,3","inches":2,"targetMoved":"JUMPED","tmm":2,"partialCover":true}.
            by: Path of the figure to rank by. Default: the main figure of the calculator.
            per_point: Divides the figure by the cost of the entry in points.
            direction: Sort direction.
            figures: Paths of further figures to show. At most 20 entries.
            first: Maximum number of entries on the page. From 0 to 100; example: 20.
            after: Cursor after which the page starts. Default: the start of the list.
        """
        answer: t.RankingAnswer = self._ask(
            "ranking",
            {
                "calculator": calculator,
                "draft": draft,
                "by": by,
                "perPoint": per_point,
                "direction": direction,
                "figures": figures,
                "first": first,
                "after": after,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def calculator(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.CalculatorInfo:
        """Description of a calculator by id.

        Args:
            id: Id, as returned by search. Example: "alpha-strike/calculator/target-number".
        """
        answer: t.CalculatorInfo = self._ask("calculators/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def term(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.Term:
        """Glossary term by id.

        Args:
            id: Id, as returned by search. Example: "alpha-strike/term/unit".
        """
        answer: t.Term = self._ask("terms/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def systems(
        self,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.RuleSystem]:
        """All rule sets."""
        answer: List[t.RuleSystem] = self._ask("systems", {}, Call(lang, fields, timeout))
        return answer

    def tables(
        self,
        *,
        system: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.RuleTable]:
        """Printed tables as data.

        Args:
            system: Limits the result to this rule set. One of alpha-strike, initiative-deck,
                bronepehota, 5150, world-at-war; example: "alpha-strike".
        """
        answer: List[t.RuleTable] = self._ask("tables", {"system": system}, Call(lang, fields, timeout))
        return answer

    def table(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.RuleTable:
        """Printed table by id.

        Args:
            id: Id, as cited in answers. Example: "alpha-strike/table/sizes".
        """
        answer: t.RuleTable = self._ask("tables/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def ruling(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.Ruling:
        """Ruling by id.

        Args:
            id: Id, as cited in answers. Example: "alpha-strike/ruling/initiative-tie".
        """
        answer: t.Ruling = self._ask("rulings/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def rulings(
        self,
        *,
        system: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> List[t.Ruling]:
        """Rulings on questions that the sources leave open or answer inconsistently.

        Args:
            system: Limits the result to this rule set. One of alpha-strike, initiative-deck,
                bronepehota, 5150, world-at-war; example: "alpha-strike".
        """
        answer: List[t.Ruling] = self._ask("rulings", {"system": system}, Call(lang, fields, timeout))
        return answer

    def sections(
        self,
        *,
        system: Optional[str] = None,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.SectionConnection:
        """Sections of the rulebook in reading order, paginated.

        Args:
            system: Limits the result to this rule set. One of alpha-strike, initiative-deck,
                bronepehota, 5150, world-at-war; example: "alpha-strike".
            first: Maximum number of entries on the page. From 0 to 100; example: 20.
            after: Cursor after which the page starts. Default: the start of the list.
        """
        answer: t.SectionConnection = self._ask(
            "rules",
            {
                "system": system,
                "first": first,
                "after": after,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def section(
        self,
        id: str,
        *,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.Section:
        """Section of the rulebook by id.

        Args:
            id: Id, as cited in answers. Example: "alpha-strike/basics".
        """
        answer: t.Section = self._ask("rules/{id}", {"id": id}, Call(lang, fields, timeout))
        return answer

    def search(
        self,
        text: str,
        *,
        system: Optional[str] = None,
        first: Optional[int] = None,
        after: Optional[str] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.SearchConnection:
        """Searches calculators, sections, tables, rulings, glossary terms, units, weapons and armor
        in both languages, with typo tolerance. Returns one ranked list.

        Args:
            text: Search terms in either language, with typo tolerance. At most 200 characters;
                example: "overheat".
            system: Limits the search to this rule set. One of alpha-strike, initiative-deck,
                bronepehota, 5150, world-at-war; example: "alpha-strike".
            first: Maximum number of entries on the page. From 0 to 100; example: 20.
            after: Cursor after which the page starts. Default: the start of the list.
        """
        answer: t.SearchConnection = self._ask(
            "search",
            {
                "text": text,
                "system": system,
                "first": first,
                "after": after,
            },
            Call(lang, fields, timeout),
        )
        return answer

    def sweep(
        self,
        calculator: str,
        draft: Mapping[str, Any],
        *,
        figures: Optional[Sequence[str]] = None,
        explain: Optional[Sequence[int]] = None,
        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> t.SweepAnswer:
        """Runs any calculator over one or two varied inputs, all others being fixed, and returns a
        grid of its figures. Every cell is validated as in the calculator. At most 10,000 values.

        Args:
            calculator: Name of the calculator, as in its address. Example:
                "alpha-strike/target-number".
            draft: Arguments of the calculator, with several values for one or two inputs. Example:
                {"skill":"0,3","inches":2,"targetMoved":"JUMPED","tmm":2,"partialCover":true}.
            figures: Paths of figures, with dots: `end.opponent.outOfFight`, `turns.last.bothStand`.
                Default: all figures of the answer that hold one value. At most 20 entries; example:
                ["target"].
            explain: Index of a cell along each varied input, from 0. The answer then explains this
                cell. At most 2 entries; example: [0,0].
        """
        answer: t.SweepAnswer = self._ask(
            "sweep",
            {
                "calculator": calculator,
                "draft": draft,
                "figures": figures,
                "explain": explain,
            },
            Call(lang, fields, timeout),
        )
        return answer
