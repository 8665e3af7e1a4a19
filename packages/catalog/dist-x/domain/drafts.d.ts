/**
 * What is written: drafts. Starter data and imports hand in drafts; only what passes these schemas reaches a table.
 * Objects are strict, so that a misspelled field is an error and not silently lost.
 */
import * as z from 'zod';
/** Checks a unit before it is written. */
export declare const unitDraft: z.ZodDiscriminatedUnion<[z.ZodObject<{
    source: z.ZodString;
    sourceId: z.ZodString;
    id: z.ZodString;
    kind: z.ZodEnum<{
        "advanced-aerospace": "advanced-aerospace";
        "advanced-support": "advanced-support";
        aerospace: "aerospace";
        "battle-armor": "battle-armor";
        battlemech: "battlemech";
        building: "building";
        "combat-vehicle": "combat-vehicle";
        gun: "gun";
        industrialmech: "industrialmech";
        infantry: "infantry";
        machine: "machine";
        platoon: "platoon";
        protomech: "protomech";
        squad: "squad";
        "support-vehicle": "support-vehicle";
    }>;
    name: z.ZodString;
    nameRu: z.ZodNullable<z.ZodString>;
    aliases: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        text: z.ZodString;
        language: z.ZodNullable<z.ZodEnum<{
            en: "en";
            ru: "ru";
        }>>;
    }, z.core.$strict>>>;
    faction: z.ZodNullable<z.ZodObject<{
        en: z.ZodString;
        ru: z.ZodString;
    }, z.core.$strict>>;
    cost: z.ZodNullable<z.ZodNumber>;
    abilities: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    inPlay: z.ZodBoolean;
    weapons: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        weaponId: z.ZodString;
        position: z.ZodNumber;
        count: z.ZodNumber;
    }, z.core.$strict>>>;
    system: z.ZodLiteral<"alpha-strike">;
    stats: z.ZodObject<{
        type: z.ZodString;
        pointValue: z.ZodNumber;
        skill: z.ZodNumber;
        size: z.ZodNumber;
        tmm: z.ZodNumber;
        move: z.ZodUnion<[z.ZodString, z.ZodLiteral<"">]>;
        role: z.ZodString;
        damage: z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString, z.ZodString], null>>;
        damageExtreme: z.ZodOptional<z.ZodString>;
        overheatValue: z.ZodNumber;
        armor: z.ZodNumber;
        threshold: z.ZodOptional<z.ZodNumber>;
        structure: z.ZodNumber;
        specials: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        hasHeatScale: z.ZodBoolean;
        introduced: z.ZodOptional<z.ZodString>;
        technology: z.ZodOptional<z.ZodString>;
        tonnage: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strict>;
}, z.core.$strict>, z.ZodObject<{
    source: z.ZodString;
    sourceId: z.ZodString;
    id: z.ZodString;
    kind: z.ZodEnum<{
        "advanced-aerospace": "advanced-aerospace";
        "advanced-support": "advanced-support";
        aerospace: "aerospace";
        "battle-armor": "battle-armor";
        battlemech: "battlemech";
        building: "building";
        "combat-vehicle": "combat-vehicle";
        gun: "gun";
        industrialmech: "industrialmech";
        infantry: "infantry";
        machine: "machine";
        platoon: "platoon";
        protomech: "protomech";
        squad: "squad";
        "support-vehicle": "support-vehicle";
    }>;
    name: z.ZodString;
    nameRu: z.ZodNullable<z.ZodString>;
    aliases: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        text: z.ZodString;
        language: z.ZodNullable<z.ZodEnum<{
            en: "en";
            ru: "ru";
        }>>;
    }, z.core.$strict>>>;
    faction: z.ZodNullable<z.ZodObject<{
        en: z.ZodString;
        ru: z.ZodString;
    }, z.core.$strict>>;
    cost: z.ZodNullable<z.ZodNumber>;
    abilities: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    inPlay: z.ZodBoolean;
    weapons: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        weaponId: z.ZodString;
        position: z.ZodNumber;
        count: z.ZodNumber;
    }, z.core.$strict>>>;
    system: z.ZodLiteral<"bronepehota">;
    stats: z.ZodDiscriminatedUnion<[z.ZodObject<{
        kind: z.ZodLiteral<"squad">;
        soldiers: z.ZodReadonly<z.ZodArray<z.ZodObject<{
            number: z.ZodNumber;
            rank: z.ZodNumber;
            speed: z.ZodNumber;
            range: z.ZodNullable<z.ZodString>;
            power: z.ZodNullable<z.ZodString>;
            closeCombat: z.ZodNumber;
            repairs: z.ZodBoolean;
            jump: z.ZodNumber;
            armor: z.ZodNumber;
        }, z.core.$strict>>>;
    }, z.core.$strict>, z.ZodObject<{
        rank: z.ZodNumber;
        rateOfFire: z.ZodNumber;
        ammunition: z.ZodNumber;
        durability: z.ZodNumber;
        kind: z.ZodLiteral<"machine">;
        weight: z.ZodEnum<{
            heavy: "heavy";
            light: "light";
        }>;
        speedSectors: z.ZodReadonly<z.ZodArray<z.ZodObject<{
            max: z.ZodNumber;
            min: z.ZodNumber;
            speed: z.ZodNumber;
        }, z.core.$strict>>>;
    }, z.core.$strict>, z.ZodObject<{
        rank: z.ZodNumber;
        rateOfFire: z.ZodNumber;
        ammunition: z.ZodNumber;
        durability: z.ZodNumber;
        kind: z.ZodLiteral<"gun">;
        mobility: z.ZodEnum<{
            fixed: "fixed";
            mobile: "mobile";
        }>;
    }, z.core.$strict>], "kind">;
}, z.core.$strict>, z.ZodObject<{
    source: z.ZodString;
    sourceId: z.ZodString;
    id: z.ZodString;
    kind: z.ZodEnum<{
        "advanced-aerospace": "advanced-aerospace";
        "advanced-support": "advanced-support";
        aerospace: "aerospace";
        "battle-armor": "battle-armor";
        battlemech: "battlemech";
        building: "building";
        "combat-vehicle": "combat-vehicle";
        gun: "gun";
        industrialmech: "industrialmech";
        infantry: "infantry";
        machine: "machine";
        platoon: "platoon";
        protomech: "protomech";
        squad: "squad";
        "support-vehicle": "support-vehicle";
    }>;
    name: z.ZodString;
    nameRu: z.ZodNullable<z.ZodString>;
    aliases: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        text: z.ZodString;
        language: z.ZodNullable<z.ZodEnum<{
            en: "en";
            ru: "ru";
        }>>;
    }, z.core.$strict>>>;
    faction: z.ZodNullable<z.ZodObject<{
        en: z.ZodString;
        ru: z.ZodString;
    }, z.core.$strict>>;
    cost: z.ZodNullable<z.ZodNumber>;
    abilities: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    inPlay: z.ZodBoolean;
    weapons: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        weaponId: z.ZodString;
        position: z.ZodNumber;
        count: z.ZodNumber;
    }, z.core.$strict>>>;
    system: z.ZodLiteral<"world-at-war">;
    stats: z.ZodObject<{
        nation: z.ZodString;
        movingFire: z.ZodReadonly<z.ZodArray<z.ZodObject<{
            level: z.ZodEnum<{
                advanced: "advanced";
                "level-1": "level-1";
                "level-2": "level-2";
            }>;
            only: z.ZodNullable<z.ZodEnum<{
                HE: "HE";
                TOW: "TOW";
                "anti-aircraft": "anti-aircraft";
            }>>;
        }, z.core.$strict>>>;
    }, z.core.$strict>;
}, z.core.$strict>], "system">;
/** A unit to write. */
export type UnitDraft = Readonly<z.infer<typeof unitDraft>>;
/** Checks a weapon before it is written. */
export declare const weaponDraft: z.ZodDiscriminatedUnion<[z.ZodObject<{
    source: z.ZodString;
    sourceId: z.ZodString;
    id: z.ZodString;
    kind: z.ZodEnum<{
        "close-combat": "close-combat";
        equipment: "equipment";
        grenade: "grenade";
        ranged: "ranged";
    }>;
    name: z.ZodString;
    nameRu: z.ZodNullable<z.ZodString>;
    aliases: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    cost: z.ZodNullable<z.ZodNumber>;
    system: z.ZodLiteral<"5150">;
    stats: z.ZodObject<{
        class: z.ZodEnum<{
            grenade: "grenade";
            laser: "laser";
            melee: "melee";
            net: "net";
            solid: "solid";
        }>;
        range: z.ZodNullable<z.ZodNumber>;
        rateOfFire: z.ZodNullable<z.ZodNumber>;
        blastRadius: z.ZodNullable<z.ZodNumber>;
        impacts: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodNumber, z.ZodLiteral<"NE">, z.ZodLiteral<"special">]>>>;
        restrictedTo: z.ZodNullable<z.ZodReadonly<z.ZodArray<z.ZodEnum<{
            colonists: "colonists";
            corporations: "corporations";
            criminals: "criminals";
            police: "police";
        }>>>>;
    }, z.core.$strict>;
}, z.core.$strict>, z.ZodObject<{
    source: z.ZodString;
    sourceId: z.ZodString;
    id: z.ZodString;
    kind: z.ZodEnum<{
        "close-combat": "close-combat";
        equipment: "equipment";
        grenade: "grenade";
        ranged: "ranged";
    }>;
    name: z.ZodString;
    nameRu: z.ZodNullable<z.ZodString>;
    aliases: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    cost: z.ZodNullable<z.ZodNumber>;
    system: z.ZodLiteral<"bronepehota">;
    stats: z.ZodObject<{
        range: z.ZodOptional<z.ZodString>;
        power: z.ZodOptional<z.ZodString>;
        blast: z.ZodOptional<z.ZodObject<{
            power: z.ZodString;
            steps: z.ZodNumber;
        }, z.core.$strict>>;
        closeCombat: z.ZodOptional<z.ZodNumber>;
        directions: z.ZodOptional<z.ZodNumber>;
        repair: z.ZodOptional<z.ZodNumber>;
        tows: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
}, z.core.$strict>], "system">;
/** A weapon to write. */
export type WeaponDraft = Readonly<z.infer<typeof weaponDraft>>;
/** Checks an armor before it is written. */
export declare const armorDraft: z.ZodObject<{
    source: z.ZodString;
    sourceId: z.ZodString;
    system: z.ZodLiteral<"5150">;
    id: z.ZodString;
    name: z.ZodString;
    nameRu: z.ZodNullable<z.ZodString>;
    abbreviation: z.ZodObject<{
        en: z.ZodString;
        ru: z.ZodString;
    }, z.core.$strict>;
    position: z.ZodNumber;
    cost: z.ZodNullable<z.ZodNumber>;
    stats: z.ZodObject<{
        stops: z.ZodNullable<z.ZodEnum<{
            laser: "laser";
            solid: "solid";
        }>>;
        alwaysInCover: z.ZodBoolean;
    }, z.core.$strict>;
}, z.core.$strict>;
/** An armor to write. */
export type ArmorDraft = Readonly<z.infer<typeof armorDraft>>;
