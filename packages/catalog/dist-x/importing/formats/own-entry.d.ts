import * as z from 'zod';
import { type UnitDraft } from '../../domain/drafts.js';
import { type Reading } from '../readings.js';
declare const past: z.ZodObject<{
    revisions: z.ZodArray<z.ZodObject<{
        revision: z.ZodNumber;
        record: z.ZodNullable<z.ZodDiscriminatedUnion<[z.ZodObject<{
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
        }, z.core.$strict>], "system">>;
        raw: z.ZodNullable<z.ZodString>;
        hash: z.ZodString;
        readAt: z.ZodPipe<z.ZodISODateTime, z.ZodTransform<Date, string>>;
    }, z.core.$strict>>;
    corrections: z.ZodArray<z.ZodObject<{
        field: z.ZodString;
        value: z.ZodUnknown;
        note: z.ZodNullable<z.ZodString>;
        correctedAt: z.ZodPipe<z.ZodISODateTime, z.ZodTransform<Date, string>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** What an exported unit carries beside its draft. */
export type EntryPast = z.input<typeof past>;
/** The seal of an exported unit. */
export declare const sealOf: (draft: UnitDraft, entryPast: EntryPast) => string;
type Entry = Readonly<Record<string, unknown>>;
/** A unit of our own formats. */
export declare function readUnitEntry({ past: entryPast, seal, ...entry }: Entry, raw: string): Reading;
/** A weapon of our own formats. */
export declare function readWeaponEntry(entry: Entry): Reading;
/** An armor of our own formats. */
export declare function readArmorEntry(entry: Entry): Reading;
export {};
