/** Generated from docs/reference/openapi.json by bin/answer-types.mjs. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** hvac-blocks-locations-progress */
        PostalAreasProgress: {
            done: number;
            total: number;
        };
        /** dealer-import */
        DealerImport: {
            dryRun: boolean;
            rows: number;
            new: number;
            changed: number;
            unchanged: number;
            removed: number;
            approximate: number;
            warned: number;
            bad: number;
            unused: string[];
            found: string;
            warnedRows: {
                line: number;
                companyID: string;
                reason: string;
            }[];
            badRows: {
                line: number;
                companyID: string;
                reason: string;
            }[];
        };
        /** dealers-page */
        DealersPage: {
            total: number;
            pages: number;
            page: number;
            dealers: {
                data: {
                    name: string;
                    companyID: string;
                    addressLine1: string;
                    city: string;
                    state: string;
                    zip: string;
                    phone1: string;
                    showAddress: boolean;
                    emergencyService: boolean;
                    nateCertified: boolean;
                    /** Format: date */
                    charterMemberDate: string | null;
                    nexiaDealerDiagnostics: boolean;
                    showFinancing: boolean;
                    leasingOption: boolean;
                    isTcs: boolean;
                    photo: string;
                    openingHours: string[];
                    /** @description Of the opening hours; empty without them, and where state and ZIP code do not tell it. */
                    timeZone: string;
                };
                location: {
                    lat: number | null;
                    lon: number | null;
                };
                metaData: {
                    average_rating: number;
                    total_review_count: number;
                };
                whodis: {
                    routingGroupID: string;
                    assignedNumbers: string[];
                };
                zipcodeCoverage: string[];
                distance: number | null;
                /** Format: uri */
                profileUrl: string;
                /** @description The values of the site’s own fields by key. Keys of a list’s choices have semicolons between them. */
                fields: {
                    [key: string]: string;
                };
                approximate: boolean;
                source: string;
                updated: string;
                version: string;
            }[];
        };
        /** deleted-dealers */
        DeletedDealers: {
            deleted: number;
            remaining: number;
        };
        /** stored-dealer */
        StoredDealer: {
            data: {
                name: string;
                companyID: string;
                addressLine1: string;
                city: string;
                state: string;
                zip: string;
                phone1: string;
                showAddress: boolean;
                emergencyService: boolean;
                nateCertified: boolean;
                /** Format: date */
                charterMemberDate: string | null;
                nexiaDealerDiagnostics: boolean;
                showFinancing: boolean;
                leasingOption: boolean;
                isTcs: boolean;
                photo: string;
                openingHours: string[];
                /** @description Of the opening hours; empty without them, and where state and ZIP code do not tell it. */
                timeZone: string;
            };
            location: {
                lat: number | null;
                lon: number | null;
            };
            metaData: {
                average_rating: number;
                total_review_count: number;
            };
            whodis: {
                routingGroupID: string;
                assignedNumbers: string[];
            };
            zipcodeCoverage: string[];
            distance: number | null;
            /** Format: uri */
            profileUrl: string;
            /** @description The values of the site’s own fields by key. Keys of a list’s choices have semicolons between them. */
            fields: {
                [key: string]: string;
            };
            approximate: boolean;
            source: string;
            updated: string;
            version: string;
            unknownCoverage: string[];
            /** @description Fields that contradict one another, and what was corrected. */
            warnings: string[];
        };
        /** deleted-dealer */
        DeletedDealer: {
            deleted: boolean;
        };
        /** place */
        Place: {
            zip: string;
            name: string;
            region: string;
            regionCode: string;
            lat: number;
            lon: number;
        };
        /** dealer-fields */
        DealerFields: {
            fields: {
                key: string;
                /** @enum {string} */
                type: "text" | "flag" | "number" | "list" | "link";
                /** @description The English name is required, and shown in languages without one. */
                names: {
                    en: string;
                    es: string;
                    fr: string;
                };
                choices: {
                    key: string;
                    /** @description The English name is required, and shown in languages without one. */
                    names: {
                        en: string;
                        es: string;
                        fr: string;
                    };
                    name: string;
                }[];
                places: ("card" | "profile" | "filter")[];
                /** @description In the language of the request. */
                name: string;
                /** @description How many dealers have a value. */
                dealers: number;
            }[];
            most: number;
        };
        /** dealer-imports */
        DealerImports: {
            latest: {
                id: number;
                name: string;
                size: number;
                /** @enum {string} */
                stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
                remove: boolean;
                chunkSize: number;
                chunks: number;
                received: number;
                read: number;
                rows: number;
                new: number;
                changed: number;
                unchanged: number;
                removed: number;
                bad: number;
                approximate: number;
                warned: number;
                emptied: number;
                losesMuch: boolean;
                cutOff: boolean;
                columns: number;
                unused: string[];
                found: string;
                sheet: string;
                sheets: string[];
                done: number;
                kept: number;
                problem: string;
                busy: boolean;
                user: string;
                created: string;
                updated: string;
            } | null;
            undoable: {
                id: number;
                name: string;
                size: number;
                /** @enum {string} */
                stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
                remove: boolean;
                chunkSize: number;
                chunks: number;
                received: number;
                read: number;
                rows: number;
                new: number;
                changed: number;
                unchanged: number;
                removed: number;
                bad: number;
                approximate: number;
                warned: number;
                emptied: number;
                losesMuch: boolean;
                cutOff: boolean;
                columns: number;
                unused: string[];
                found: string;
                sheet: string;
                sheets: string[];
                done: number;
                kept: number;
                problem: string;
                busy: boolean;
                user: string;
                created: string;
                updated: string;
            } | null;
            /** @description What was edited after the import that can be undone: the number and the first few. */
            edited: {
                total: number;
                some: string[];
            };
        };
        /** dealer-import-job */
        DealerImportJob: {
            id: number;
            name: string;
            size: number;
            /** @enum {string} */
            stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
            remove: boolean;
            chunkSize: number;
            chunks: number;
            received: number;
            read: number;
            rows: number;
            new: number;
            changed: number;
            unchanged: number;
            removed: number;
            bad: number;
            approximate: number;
            warned: number;
            emptied: number;
            losesMuch: boolean;
            cutOff: boolean;
            columns: number;
            unused: string[];
            found: string;
            sheet: string;
            sheets: string[];
            done: number;
            kept: number;
            problem: string;
            busy: boolean;
            user: string;
            created: string;
            updated: string;
        };
        /** dealer-import-columns */
        DealerImportColumns: {
            /** @description The columns of the file, in its order. */
            columns: {
                heading: string;
                values: string[];
                /** @description The field it is imported as; empty if it is not imported. */
                field: string;
            }[];
            /** @description The fields that a file may have. */
            fields: {
                name: string;
                required: boolean;
            }[];
            madeKeys: {
                /** @description The fields from which IDs are made in a file without a column for them; empty if they cannot be made. */
                fields: string[];
                text: string;
            };
            /** @description Whether the columns were chosen for an earlier file. */
            remembered: boolean;
        };
        /** deleted-import */
        DeletedImport: {
            deleted: boolean;
        };
        /** dealer-import-rows */
        DealerImportRows: {
            total: number;
            pages: number;
            rows: {
                /** @enum {string} */
                kind: "new" | "changed" | "unchanged" | "removed" | "bad";
                line: number;
                companyID: string;
                name: string;
                reason: string;
                changes: {
                    field: string;
                    old: string;
                    new: string;
                }[];
            }[];
        };
        /** claims-page */
        ClaimsPage: {
            total: number;
            pages: number;
            page: number;
            claims: {
                id: string;
                /** @description The name of the block, or of another record such as a rebate, in the language of the user. */
                block: string;
                /** @description The title of the block or record, or its first text. */
                words: string;
                /** @description The first day, for example 2026-01-01. Empty if there is none. */
                validFrom: string;
                /** @description The last day, included in full. Empty if there is none. */
                validUntil: string;
                source: string;
                sourceUrl: string;
                /** @enum {string} */
                state: "upcoming" | "valid" | "expiring" | "expired";
                daysLeft: number | null;
                /** @description Where it is: a post, or a screen if the ID is 0. */
                post: {
                    id: number;
                    title: string;
                    /** @description The name of the post type in the language of the user. */
                    type: string;
                    /** @description Empty if the post is published. */
                    status: string;
                    lang: string;
                    editUrl: string | null;
                    viewUrl: string | null;
                };
            }[];
        };
        /** product-imports */
        ProductImports: {
            latest: {
                id: number;
                name: string;
                size: number;
                /** @enum {string} */
                stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
                remove: boolean;
                chunkSize: number;
                chunks: number;
                received: number;
                read: number;
                rows: number;
                new: number;
                changed: number;
                unchanged: number;
                removed: number;
                bad: number;
                approximate: number;
                warned: number;
                emptied: number;
                losesMuch: boolean;
                cutOff: boolean;
                columns: number;
                unused: string[];
                found: string;
                sheet: string;
                sheets: string[];
                done: number;
                kept: number;
                problem: string;
                busy: boolean;
                user: string;
                created: string;
                updated: string;
            } | null;
            undoable: {
                id: number;
                name: string;
                size: number;
                /** @enum {string} */
                stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
                remove: boolean;
                chunkSize: number;
                chunks: number;
                received: number;
                read: number;
                rows: number;
                new: number;
                changed: number;
                unchanged: number;
                removed: number;
                bad: number;
                approximate: number;
                warned: number;
                emptied: number;
                losesMuch: boolean;
                cutOff: boolean;
                columns: number;
                unused: string[];
                found: string;
                sheet: string;
                sheets: string[];
                done: number;
                kept: number;
                problem: string;
                busy: boolean;
                user: string;
                created: string;
                updated: string;
            } | null;
            /** @description What was edited after the import that can be undone: the number and the first few. */
            edited: {
                total: number;
                some: string[];
            };
        };
        /** product-import-job */
        ProductImportJob: {
            id: number;
            name: string;
            size: number;
            /** @enum {string} */
            stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
            remove: boolean;
            chunkSize: number;
            chunks: number;
            received: number;
            read: number;
            rows: number;
            new: number;
            changed: number;
            unchanged: number;
            removed: number;
            bad: number;
            approximate: number;
            warned: number;
            emptied: number;
            losesMuch: boolean;
            cutOff: boolean;
            columns: number;
            unused: string[];
            found: string;
            sheet: string;
            sheets: string[];
            done: number;
            kept: number;
            problem: string;
            busy: boolean;
            user: string;
            created: string;
            updated: string;
        };
        /** product-import-columns */
        ProductImportColumns: {
            /** @description The columns of the file, in its order. */
            columns: {
                heading: string;
                values: string[];
                /** @description The field it is imported as; empty if it is not imported. */
                field: string;
            }[];
            /** @description The fields that a file may have. */
            fields: {
                name: string;
                required: boolean;
            }[];
            madeKeys: {
                /** @description The fields from which IDs are made in a file without a column for them; empty if they cannot be made. */
                fields: string[];
                text: string;
            };
            /** @description Whether the columns were chosen for an earlier file. */
            remembered: boolean;
        };
        /** product-import-rows */
        ProductImportRows: {
            total: number;
            pages: number;
            rows: {
                /** @enum {string} */
                kind: "new" | "changed" | "unchanged" | "removed" | "bad";
                line: number;
                id: string;
                name: string;
                reason: string;
                changes: {
                    field: string;
                    old: string;
                    new: string;
                }[];
            }[];
        };
        /** rebates-page */
        RebatesPage: {
            total: number;
            pages: number;
            page: number;
            rebates: {
                id: string;
                title: string;
                titleEs: string;
                titleFr: string;
                amount: number | null;
                upTo: boolean;
                provider: string;
                url: string;
                starts: string;
                expires: string;
                areas: string[];
                categories: string[];
                source: string;
                /**
                 * @description Whether visitors see it today: upcoming and expired rebates are hidden.
                 * @enum {string}
                 */
                state: "valid" | "upcoming" | "expired";
                updated: string;
                version: string;
            }[];
        };
        /** deleted-rebates */
        DeletedRebates: {
            deleted: number;
            remaining: number;
        };
        /** stored-rebate */
        StoredRebate: {
            id: string;
            title: string;
            titleEs: string;
            titleFr: string;
            amount: number | null;
            upTo: boolean;
            provider: string;
            url: string;
            starts: string;
            expires: string;
            areas: string[];
            categories: string[];
            source: string;
            /**
             * @description Whether visitors see it today: upcoming and expired rebates are hidden.
             * @enum {string}
             */
            state: "valid" | "upcoming" | "expired";
            updated: string;
            version: string;
        };
        /** deleted-rebate */
        DeletedRebate: {
            deleted: boolean;
        };
        /** rebate-preview */
        RebatePreview: {
            /** @description One for each language; none while the rebate is incomplete or invalid. */
            cards: {
                language: string;
                card: {
                    title: string;
                    lang: string;
                    amount: string;
                    provider: string;
                    until: string;
                    day: string;
                    href: string;
                    terms: string;
                    label: string;
                    level: number;
                };
            }[];
            /**
             * @description Whether visitors see it today: upcoming and expired rebates are hidden.
             * @enum {string}
             */
            state: "valid" | "upcoming" | "expired";
            /** @description The addresses of the style sheets. */
            styles: string[];
        };
        /** rebate-imports */
        RebateImports: {
            latest: {
                id: number;
                name: string;
                size: number;
                /** @enum {string} */
                stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
                remove: boolean;
                chunkSize: number;
                chunks: number;
                received: number;
                read: number;
                rows: number;
                new: number;
                changed: number;
                unchanged: number;
                removed: number;
                bad: number;
                approximate: number;
                warned: number;
                emptied: number;
                losesMuch: boolean;
                cutOff: boolean;
                columns: number;
                unused: string[];
                found: string;
                sheet: string;
                sheets: string[];
                done: number;
                kept: number;
                problem: string;
                busy: boolean;
                user: string;
                created: string;
                updated: string;
            } | null;
            undoable: {
                id: number;
                name: string;
                size: number;
                /** @enum {string} */
                stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
                remove: boolean;
                chunkSize: number;
                chunks: number;
                received: number;
                read: number;
                rows: number;
                new: number;
                changed: number;
                unchanged: number;
                removed: number;
                bad: number;
                approximate: number;
                warned: number;
                emptied: number;
                losesMuch: boolean;
                cutOff: boolean;
                columns: number;
                unused: string[];
                found: string;
                sheet: string;
                sheets: string[];
                done: number;
                kept: number;
                problem: string;
                busy: boolean;
                user: string;
                created: string;
                updated: string;
            } | null;
            /** @description What was edited after the import that can be undone: the number and the first few. */
            edited: {
                total: number;
                some: string[];
            };
        };
        /** rebate-import-job */
        RebateImportJob: {
            id: number;
            name: string;
            size: number;
            /** @enum {string} */
            stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
            remove: boolean;
            chunkSize: number;
            chunks: number;
            received: number;
            read: number;
            rows: number;
            new: number;
            changed: number;
            unchanged: number;
            removed: number;
            bad: number;
            approximate: number;
            warned: number;
            emptied: number;
            losesMuch: boolean;
            cutOff: boolean;
            columns: number;
            unused: string[];
            found: string;
            sheet: string;
            sheets: string[];
            done: number;
            kept: number;
            problem: string;
            busy: boolean;
            user: string;
            created: string;
            updated: string;
        };
        /** rebate-import-columns */
        RebateImportColumns: {
            /** @description The columns of the file, in its order. */
            columns: {
                heading: string;
                values: string[];
                /** @description The field it is imported as; empty if it is not imported. */
                field: string;
            }[];
            /** @description The fields that a file may have. */
            fields: {
                name: string;
                required: boolean;
            }[];
            madeKeys: {
                /** @description The fields from which IDs are made in a file without a column for them; empty if they cannot be made. */
                fields: string[];
                text: string;
            };
            /** @description Whether the columns were chosen for an earlier file. */
            remembered: boolean;
        };
        /** rebate-import-rows */
        RebateImportRows: {
            total: number;
            pages: number;
            rows: {
                /** @enum {string} */
                kind: "new" | "changed" | "unchanged" | "removed" | "bad";
                line: number;
                id: string;
                name: string;
                reason: string;
                changes: {
                    field: string;
                    old: string;
                    new: string;
                }[];
            }[];
        };
        /** search-report */
        Statistics: {
            /** @description Whether searches are being counted. */
            isOn: boolean;
            daysKept: number;
            from: string;
            to: string;
            totals: {
                searches: number;
                /** @description Searches that found dealers. */
                found: number;
                /** @description Searches for places with no dealer nearby. */
                nobody: number;
                /** @description Searches for unknown places. */
                nowhere: number;
            };
            /** @description The same figures for the previous period. */
            before: {
                searches: number;
                /** @description Searches that found dealers. */
                found: number;
                /** @description Searches for places with no dealer nearby. */
                nobody: number;
                /** @description Searches for unknown places. */
                nowhere: number;
            };
            days: {
                day: string;
                /** @description Searches that found dealers. */
                found: number;
                /** @description Searches for places with no dealer nearby. */
                nobody: number;
                /** @description Searches for unknown places. */
                nowhere: number;
            }[];
            places: {
                zip: string;
                name: string;
                /** @description The name of the state, territory or province in the user's language. */
                region: string;
                regionCode: string;
                lat: number | null;
                lon: number | null;
                searches: number;
                nobody: number;
                /** @description The last day in the period with a search for this place. */
                last: string;
            }[];
            unserved: {
                zip: string;
                name: string;
                /** @description The name of the state, territory or province in the user's language. */
                region: string;
                regionCode: string;
                lat: number | null;
                lon: number | null;
                searches: number;
                nobody: number;
                /** @description The last day in the period with a search for this place. */
                last: string;
            }[];
            /** @description How far visitors got in the system recommendation tool, by flow. */
            wizard: {
                /** @enum {string} */
                flow: "flow1" | "flow2" | "flow3";
                started: number;
                steps: {
                    /** @enum {string} */
                    step: "homeSize" | "outdoorUnit" | "indoorUnit" | "buyingFactors" | "zipCode" | "issues";
                    total: number;
                }[];
                finished: number;
            }[];
            /** @description What the repair or replace calculator answered. */
            calculator: {
                replace: number;
                repair: number;
            };
        };
        /** leads */
        Leads: {
            total: number;
            pages: number;
            page: number;
            /** @description Whether more leads match than "total" says. Only the first 10,000 are counted and can be paged through. */
            more: boolean;
            /** @description The time of the oldest lead that was searched for the text, or sorted. Empty if all were. */
            searchedSince: string;
            leads: {
                reference: string;
                name: string;
                email: string;
                form: string;
                region: string;
                companyId: string;
                product: string;
                productId: string;
                isTest: boolean;
                dealer: string;
                lang: string;
                /** @enum {string} */
                status: "accepted" | "delivered" | "failed" | "withdrawn" | "quarantined";
                /** Format: date-time */
                created: string;
            }[];
            /** @description Forms that leads came from. */
            forms: string[];
            /** @description Products that leads are about. */
            products: {
                id: string;
                name: string;
            }[];
            canManage: boolean;
            canGrant: boolean;
        };
        /** deleted-leads */
        DeletedLeads: {
            done: number;
            /** @description Leads that needed no action. */
            skipped: number;
            after: number;
            /** @description Whether there is more to do. If so, send the request again with this "after". */
            more: boolean;
        };
        /** lead */
        Lead: {
            reference: string;
            name: string;
            email: string;
            form: string;
            region: string;
            companyId: string;
            product: string;
            productId: string;
            isTest: boolean;
            dealer: string;
            lang: string;
            /** @enum {string} */
            status: "accepted" | "delivered" | "failed" | "withdrawn" | "quarantined";
            /** Format: date-time */
            created: string;
            fields: {
                name: string;
                label: string;
                value: string;
            }[];
            answers: {
                name: string;
                label: string;
                value: string;
            }[];
            source: string;
            kind: string;
            brand: string;
            pageUrl: string;
            verified: boolean;
            consent: {
                /** @enum {string} */
                state: "checked" | "unchecked" | "none";
                stateText: string;
                text: string;
                version: string;
                hash: string;
                language: string;
                givenAt: string;
                notice: string;
                noticeHash: string;
                matches: boolean;
            } | null;
            revokedAt: string;
            /** @description The choice about marketing. Null if the form did not ask. */
            marketing: {
                /** @enum {string} */
                state: "checked" | "unchecked" | "none";
                stateText: string;
                text: string;
                version: string;
                hash: string;
                language: string;
                givenAt: string;
                notice: string;
                noticeHash: string;
                matches: boolean;
            } | null;
            marketingRevokedAt: string;
            deliveries: {
                destination: string;
                label: string;
                next: string;
                result: string;
                /** @enum {string} */
                state: "waiting" | "delivered" | "failed" | "withdrawn";
                attempts: number;
            }[];
            ledger: {
                event: string;
                label: string;
                destination: string;
                detail: string;
                actor: string;
                created: string;
            }[];
            notes: {
                id: number;
                note: string;
                author: string;
                isOwn: boolean;
                /** Format: date-time */
                created: string;
            }[];
            /** @description The reference of the previous lead in the list. Empty if there is none. */
            previous: string;
            /** @description The reference of the next lead in the list. Empty if there is none. */
            next: string;
            canManage: boolean;
        };
        /** deleted-lead */
        DeletedLead: {
            deleted: boolean;
            reference: string;
        };
        /** retried-leads */
        RetriedLeads: {
            done: number;
            /** @description Leads that needed no action. */
            skipped: number;
            after: number;
            /** @description Whether there is more to do. If so, send the request again with this "after". */
            more: boolean;
        };
        /** released-leads */
        ReleasedLeads: {
            done: number;
            /** @description Leads that needed no action. */
            skipped: number;
            after: number;
            /** @description Whether there is more to do. If so, send the request again with this "after". */
            more: boolean;
        };
        /** lead-notes */
        LeadNotes: {
            notes: {
                id: number;
                note: string;
                author: string;
                isOwn: boolean;
                /** Format: date-time */
                created: string;
            }[];
        };
        /** lead-dealers */
        LeadDealers: {
            dealers: {
                id: string;
                name: string;
            }[];
        };
        /** lead-columns */
        LeadColumns: {
            columns: {
                name: string;
                label: string;
            }[];
        };
        /** lead-report */
        LeadReport: {
            /** @description Whether searches and opened forms are being counted. */
            isOn: boolean;
            from: string;
            to: string;
            forms: string[];
            days: {
                day: string;
                counts: {
                    [key: string]: number;
                };
            }[];
            /** @description Leads about a product, by product. */
            products: {
                id: string;
                name: string;
                total: number;
            }[];
            total: number;
            /** @description Leads in the previous period. */
            before: number;
            funnel: {
                /** @description Dealer searches. */
                searches: number;
                /** @description Forms that visitors started. */
                opens: number;
                /** @description Leads stored. */
                successes: number;
            };
        };
        /** lead-access */
        LeadAccess: {
            roles: {
                role: string;
                name: string;
                /** @enum {string} */
                access: "none" | "view" | "manage";
                isFixed: boolean;
            }[];
        };
        /** consent-receipt */
        ConsentReceipt: {
            reference: string;
            /** @description Null if the form showed no consent text. */
            consent: Record<string, never> | null;
            /** @description The hash recomputed from the stored text. */
            verification: Record<string, never> | null;
            /** @description The choice about marketing. Null if the form did not ask. */
            marketing: Record<string, never> | null;
            marketingVerification: Record<string, never> | null;
            marketingRevokedAt: string;
            /** @description The person's unsubscribe link, for emails sent by other systems. Empty for users who can only view leads. */
            unsubscribe: string;
            /** @description Empty while the consent is in force. */
            revokedAt: string;
        };
        /** lead */
        LeadPOSTAdminLeadsReferenceRevocation: {
            reference: string;
            name: string;
            email: string;
            form: string;
            region: string;
            companyId: string;
            product: string;
            productId: string;
            isTest: boolean;
            dealer: string;
            lang: string;
            /** @enum {string} */
            status: "accepted" | "delivered" | "failed" | "withdrawn" | "quarantined";
            /** Format: date-time */
            created: string;
            fields: {
                name: string;
                label: string;
                value: string;
            }[];
            answers: {
                name: string;
                label: string;
                value: string;
            }[];
            source: string;
            kind: string;
            brand: string;
            pageUrl: string;
            verified: boolean;
            consent: {
                /** @enum {string} */
                state: "checked" | "unchecked" | "none";
                stateText: string;
                text: string;
                version: string;
                hash: string;
                language: string;
                givenAt: string;
                notice: string;
                noticeHash: string;
                matches: boolean;
            } | null;
            revokedAt: string;
            /** @description The choice about marketing. Null if the form did not ask. */
            marketing: {
                /** @enum {string} */
                state: "checked" | "unchecked" | "none";
                stateText: string;
                text: string;
                version: string;
                hash: string;
                language: string;
                givenAt: string;
                notice: string;
                noticeHash: string;
                matches: boolean;
            } | null;
            marketingRevokedAt: string;
            deliveries: {
                destination: string;
                label: string;
                next: string;
                result: string;
                /** @enum {string} */
                state: "waiting" | "delivered" | "failed" | "withdrawn";
                attempts: number;
            }[];
            ledger: {
                event: string;
                label: string;
                destination: string;
                detail: string;
                actor: string;
                created: string;
            }[];
        };
        /** consents */
        Consents: {
            brand: string;
            /** @description The brand with its postal address, if the settings have one. */
            sender: string;
            /** @description Placeholders that a text can use. */
            places: string[];
            longest: number;
            /** @description All versions by form and language, current version first. */
            forms: {
                form: string;
                title: string;
                formVersion: string;
                kind: string;
                hasBox: boolean;
                isRequired: boolean;
                isConditional: boolean;
                languages: {
                    lang: string;
                    isOlder: boolean;
                    versions: [
                        {
                            version: string;
                            text: string;
                            hash: string;
                            created: string;
                            author: string;
                            isIntact: boolean;
                        },
                        ...{
                            version: string;
                            text: string;
                            hash: string;
                            created: string;
                            author: string;
                            isIntact: boolean;
                        }[]
                    ];
                }[];
            }[];
        };
        /** mail-texts */
        MailTexts: {
            forms: {
                form: string;
                title: string;
                mails: {
                    /** @enum {string} */
                    mail: "confirmation" | "lead";
                    title: string;
                    lang: string;
                    isSent: boolean;
                    values: {
                        name: string;
                        label: string;
                    }[];
                    parts: {
                        name: string;
                        label: string;
                        isLine: boolean;
                        /** @description The text in use. */
                        text: string;
                        /** @description The default text. */
                        ours: string;
                        /** @description Whether the default text has changed since it was replaced. */
                        isChanged: boolean;
                    }[];
                }[];
            }[];
            /** @description Where a test is sent. */
            email: string;
        };
        /** mail-preview */
        MailPreview: {
            subject: string;
            html: string;
            text: string;
        };
        /** mail-test */
        MailTest: {
            ok: boolean;
            message: string;
        };
        /** webhooks */
        Webhooks: {
            webhooks: {
                id: string;
                name: string;
                host: string;
                forms: string[];
                events: string[];
                /** @enum {string} */
                format: "json" | "form";
                template: string;
                headers: string[];
                isSigned: boolean;
                isOn: boolean;
                /** @description Why leads are not reaching it at the moment. Empty if they are. */
                problem: string;
            }[];
            most: number;
            forms: {
                name: string;
                title: string;
            }[];
            events: {
                name: string;
                title: string;
            }[];
            values: string[];
        };
        /** webhook-test */
        WebhookTest: {
            ok: boolean;
            message: string;
            request: {
                host: string;
                headers: string[];
                body: string;
            };
            response: {
                status: number | null;
                body: string;
            };
        };
        /** language-report */
        LanguageReport: {
            total: number;
            pages: number;
            page: number;
            reference: string;
            /** @description Number of pages compared. */
            checked: number;
            rows: {
                /** @description The path below the language. Empty for the home page. */
                path: string;
                page: {
                    id: number;
                    title: string;
                    /** @enum {string} */
                    lang: "en" | "es" | "fr";
                    /** @description Empty if visitors see the page. */
                    status: string;
                    /** @description Date and time of the last change. */
                    modified: string;
                    editUrl: string | null;
                    viewUrl: string | null;
                };
                counterparts: {
                    /** @enum {string} */
                    lang: "en" | "es" | "fr";
                    faults: ("missing" | "unpublished" | "older" | "blocks" | "texts")[];
                    page: {
                        id: number;
                        title: string;
                        /** @enum {string} */
                        lang: "en" | "es" | "fr";
                        /** @description Empty if visitors see the page. */
                        status: string;
                        /** @description Date and time of the last change. */
                        modified: string;
                        editUrl: string | null;
                        viewUrl: string | null;
                    } | null;
                    lacks: {
                        /** @description The name of the block in the language of the user. */
                        block: string;
                        count: number;
                    }[];
                    /** @description The number of texts that are still those of the page. */
                    untranslated: number;
                }[];
            }[];
        };
        /** counterparts */
        Counterparts: {
            /** @enum {string} */
            lang: "en" | "es" | "fr";
            /** @description The texts of the pages that this one may have been translated from: those that were there before it. */
            texts: string[];
            /** @description Null if the page has not been saved, or is outside the folders of the languages. */
            row: {
                /** @description The path below the language. Empty for the home page. */
                path: string;
                page: {
                    id: number;
                    title: string;
                    /** @enum {string} */
                    lang: "en" | "es" | "fr";
                    /** @description Empty if visitors see the page. */
                    status: string;
                    /** @description Date and time of the last change. */
                    modified: string;
                    editUrl: string | null;
                    viewUrl: string | null;
                };
                counterparts: {
                    /** @enum {string} */
                    lang: "en" | "es" | "fr";
                    faults: ("missing" | "unpublished" | "older" | "blocks" | "texts")[];
                    page: {
                        id: number;
                        title: string;
                        /** @enum {string} */
                        lang: "en" | "es" | "fr";
                        /** @description Empty if visitors see the page. */
                        status: string;
                        /** @description Date and time of the last change. */
                        modified: string;
                        editUrl: string | null;
                        viewUrl: string | null;
                    } | null;
                    lacks: {
                        /** @description The name of the block in the language of the user. */
                        block: string;
                        count: number;
                    }[];
                    /** @description The number of texts that are still those of the page. */
                    untranslated: number;
                }[];
            } | null;
        };
        /** counterpart */
        Counterpart: {
            id: number;
            editUrl: string;
        };
        /** counterpart-link */
        CounterpartLink: {
            page: number;
        };
        /** counterpart-candidates */
        CounterpartCandidates: {
            pages: {
                id: number;
                title: string;
                path: string;
            }[];
        };
        /** hvac-blocks-settings */
        Settings: {
            sections: {
                name: string;
                title: string;
            }[];
            settings: {
                key: string;
                section: string;
                /** @description Its place in the section “essentials”, which has it, too; 0: not there. */
                essential: number;
                label: string;
                help: string;
                choices: {
                    [key: string]: string;
                };
                schema: Record<string, never>;
                /**
                 * @description The control that suits its values; empty: that of their type.
                 * @enum {string}
                 */
                control: "" | "lines" | "numbers" | "regions" | "images" | "routes" | "path" | "pages" | "accent";
                /** @description The values of other settings with which it matters. */
                when: {
                    [key: string]: (string | boolean)[];
                };
                secret: boolean;
                isSet: boolean;
                locked: boolean;
                /** @description Why this user may not change it; empty if the user may. */
                refusal: string;
                constant: string;
                /** @description Null for a secret. */
                default: string | number | boolean | unknown[] | Record<string, never> | null;
                /** @description Null for a secret. */
                value: string | number | boolean | unknown[] | Record<string, never> | null;
            }[];
            look: {
                /** @description The background color of pages. */
                page: string;
                /**
                 * @description What defines an accent that has priority over the setting.
                 * @enum {string}
                 */
                accentBy: "" | "theme" | "styles";
            };
        };
        /** hvac-blocks-settings-import */
        SettingsImport: {
            /** @description Of the plugin that wrote the file. */
            version: string;
            changes: {
                key: string;
                label: string;
                from: string;
                to: string;
            }[];
            refused: {
                key: string;
                label: string;
                reasons: string[];
            }[];
            unchanged: number;
            /** @description For the request that saves. */
            mark: string;
            saved: boolean;
        };
        /** hvac-blocks-services-health */
        ServicesHealth: {
            label: string;
            /** @enum {string} */
            status: "good" | "recommended" | "critical";
            badge: {
                label: string;
                color: string;
            };
            /** @description HTML: what was found, and how to fix it. */
            description: string;
            actions: string;
            test: string;
        };
        /** hvac-blocks-permalinks-health */
        PermalinksHealth: {
            label: string;
            /** @enum {string} */
            status: "good" | "recommended" | "critical";
            badge: {
                label: string;
                color: string;
            };
            /** @description HTML: what was found, and how to fix it. */
            description: string;
            actions: string;
            test: string;
        };
        /** hvac-blocks-routes-health */
        RoutesHealth: {
            label: string;
            /** @enum {string} */
            status: "good" | "recommended" | "critical";
            badge: {
                label: string;
                color: string;
            };
            /** @description HTML: what was found, and how to fix it. */
            description: string;
            actions: string;
            test: string;
        };
        /** hvac-blocks-pages */
        Pages: {
            pages: {
                id: number;
                title: string;
                path: string;
                published: boolean;
            }[];
            /** @description By the names of the setting `pages`: where links lead while no page is chosen. */
            addresses: {
                [key: string]: string;
            };
        };
        /** hvac-blocks-connection-test */
        ConnectionTest: {
            ok: boolean;
            message: string;
            milliseconds: number | null;
        };
        /** starter-site */
        DemoSite: {
            done: boolean;
            step: string;
            label: string;
            progress: {
                done: number;
                total: number;
            };
            steps: {
                step: string;
                label: string;
                progress: {
                    done: number;
                    total: number;
                };
            }[];
        };
        /** starter-site-removal */
        DemoSiteRemoval: {
            /** @description Whether nothing is left to remove. */
            done: boolean;
            remaining: number;
            parts: {
                part: string;
                label: string;
                goes: number;
                stays: number;
            }[];
            /** @description What stays, at most 100 of each part. */
            kept: {
                title: string;
                /** @enum {string} */
                reason: "changed" | "above" | "used";
                why: string;
                editUrl: string;
            }[];
        };
        /** import-schedule */
        ImportSchedule: {
            schedule: {
                /** @enum {string} */
                kind: "https" | "sftp" | "uploads";
                /** @description Of an https address, the host alone. */
                address: string;
                /** @enum {string} */
                login: "none" | "password" | "header";
                user: string;
                /** @description Whether there is one. */
                secret: boolean;
                fingerprint: string;
                sheet: string;
                time: string;
                removes: boolean;
                nightly: boolean;
            } | null;
            timezone: string;
            /** @description Whether this server can read files over SFTP. */
            hasSftp: boolean;
            isRunning: boolean;
            finished: string;
            /** @enum {string} */
            outcome: "" | "imported" | "no_change" | "same_file" | "asks" | "columns" | "unreadable" | "failed";
            message: string;
            job: {
                id: number;
                name: string;
                size: number;
                /** @enum {string} */
                stage: "uploading" | "converting" | "columns" | "checking" | "comparing" | "checked" | "importing" | "fetching" | "done" | "undoing" | "undone" | "failed";
                remove: boolean;
                chunkSize: number;
                chunks: number;
                received: number;
                read: number;
                rows: number;
                new: number;
                changed: number;
                unchanged: number;
                removed: number;
                bad: number;
                approximate: number;
                warned: number;
                emptied: number;
                losesMuch: boolean;
                cutOff: boolean;
                columns: number;
                unused: string[];
                found: string;
                sheet: string;
                sheets: string[];
                done: number;
                kept: number;
                problem: string;
                busy: boolean;
                user: string;
                created: string;
                updated: string;
            } | null;
        };
        /** setup */
        Setup: {
            finished: boolean;
            steps: {
                name: string;
                title: string;
                done: boolean;
                facts: string[];
                link: string;
                linkText: string;
            }[];
            pages: {
                languages: string[];
                groups: {
                    name: string;
                    label: string;
                    /** @description By language. */
                    total: {
                        [key: string]: number;
                    };
                    /** @description By language. */
                    made: {
                        [key: string]: number;
                    };
                }[];
                /** @description Whether permalinks have names, which pages need. */
                readable: boolean;
                deadLinks: {
                    title: string;
                    editUrl: string;
                    links: string[];
                }[];
            };
            trial: {
                at: string;
                /** @description Why the site could not reach itself. Empty if it could. */
                unreached: string;
                /** @description Why the form was not accepted. Empty if it was. */
                problem: string;
                deliveries: {
                    destination: string;
                    to: string;
                    delivered: boolean;
                    detail: string;
                }[];
            } | null;
            style: {
                /**
                 * @description Whose styles the site has. A classic theme has none to choose from.
                 * @enum {string}
                 */
                choice: "theme" | "plugin" | "own" | "none";
                editUrl: string;
            };
        };
        /** setup-pages */
        SetupPages: {
            /** @description Number of chosen pages that exist. */
            done: number;
            /** @description Number of chosen pages. */
            total: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type PostalAreasProgress = components['schemas']['PostalAreasProgress'];
export type DealerImport = components['schemas']['DealerImport'];
export type DealersPage = components['schemas']['DealersPage'];
export type DeletedDealers = components['schemas']['DeletedDealers'];
export type StoredDealer = components['schemas']['StoredDealer'];
export type DeletedDealer = components['schemas']['DeletedDealer'];
export type Place = components['schemas']['Place'];
export type DealerFields = components['schemas']['DealerFields'];
export type DealerImports = components['schemas']['DealerImports'];
export type DealerImportJob = components['schemas']['DealerImportJob'];
export type DealerImportColumns = components['schemas']['DealerImportColumns'];
export type DeletedImport = components['schemas']['DeletedImport'];
export type DealerImportRows = components['schemas']['DealerImportRows'];
export type ClaimsPage = components['schemas']['ClaimsPage'];
export type ProductImports = components['schemas']['ProductImports'];
export type ProductImportJob = components['schemas']['ProductImportJob'];
export type ProductImportColumns = components['schemas']['ProductImportColumns'];
export type ProductImportRows = components['schemas']['ProductImportRows'];
export type RebatesPage = components['schemas']['RebatesPage'];
export type DeletedRebates = components['schemas']['DeletedRebates'];
export type StoredRebate = components['schemas']['StoredRebate'];
export type DeletedRebate = components['schemas']['DeletedRebate'];
export type RebatePreview = components['schemas']['RebatePreview'];
export type RebateImports = components['schemas']['RebateImports'];
export type RebateImportJob = components['schemas']['RebateImportJob'];
export type RebateImportColumns = components['schemas']['RebateImportColumns'];
export type RebateImportRows = components['schemas']['RebateImportRows'];
export type Statistics = components['schemas']['Statistics'];
export type Leads = components['schemas']['Leads'];
export type DeletedLeads = components['schemas']['DeletedLeads'];
export type Lead = components['schemas']['Lead'];
export type DeletedLead = components['schemas']['DeletedLead'];
export type RetriedLeads = components['schemas']['RetriedLeads'];
export type ReleasedLeads = components['schemas']['ReleasedLeads'];
export type LeadNotes = components['schemas']['LeadNotes'];
export type LeadDealers = components['schemas']['LeadDealers'];
export type LeadColumns = components['schemas']['LeadColumns'];
export type LeadReport = components['schemas']['LeadReport'];
export type LeadAccess = components['schemas']['LeadAccess'];
export type ConsentReceipt = components['schemas']['ConsentReceipt'];
export type LeadPostAdminLeadsReferenceRevocation = components['schemas']['LeadPOSTAdminLeadsReferenceRevocation'];
export type Consents = components['schemas']['Consents'];
export type MailTexts = components['schemas']['MailTexts'];
export type MailPreview = components['schemas']['MailPreview'];
export type MailTest = components['schemas']['MailTest'];
export type Webhooks = components['schemas']['Webhooks'];
export type WebhookTest = components['schemas']['WebhookTest'];
export type LanguageReport = components['schemas']['LanguageReport'];
export type Counterparts = components['schemas']['Counterparts'];
export type Counterpart = components['schemas']['Counterpart'];
export type CounterpartLink = components['schemas']['CounterpartLink'];
export type CounterpartCandidates = components['schemas']['CounterpartCandidates'];
export type Settings = components['schemas']['Settings'];
export type SettingsImport = components['schemas']['SettingsImport'];
export type ServicesHealth = components['schemas']['ServicesHealth'];
export type PermalinksHealth = components['schemas']['PermalinksHealth'];
export type RoutesHealth = components['schemas']['RoutesHealth'];
export type Pages = components['schemas']['Pages'];
export type ConnectionTest = components['schemas']['ConnectionTest'];
export type DemoSite = components['schemas']['DemoSite'];
export type DemoSiteRemoval = components['schemas']['DemoSiteRemoval'];
export type ImportSchedule = components['schemas']['ImportSchedule'];
export type Setup = components['schemas']['Setup'];
export type SetupPages = components['schemas']['SetupPages'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
