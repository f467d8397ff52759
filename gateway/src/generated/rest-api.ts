/** Made from openapi.json by `npm run generate`. */
export interface paths {
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account and mails its activation link.
         * @deprecated
         * @description Replaced by `POST /v1/accounts`. This path stays.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resendActivationMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails the activation link of the caller's account again.
         * @deprecated
         * @description Replaced by `POST /v1/account/activation-mails`. This path stays.
         *
         *     For every account with a session. No personal access token may make this call.
         */
        get: operations["resendActivationMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ActivateAccount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activates the account that a mailed token belongs to.
         * @deprecated
         * @description Replaced by `POST /v1/account/activation`. This path stays.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        get: operations["activateAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ForgotPasswordRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link for a new password, valid for one hour.
         * @deprecated
         * @description Replaced by `POST /v1/password-resets`. This path stays.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ForgotPasswordRetrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a new password to the account that a mailed token belongs to, and ends all its sessions.
         * @deprecated
         * @description Replaced by `POST /v1/password-resets/confirm`. This path stays.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["retrievePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/UpdateEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to a new e-mail address of the caller's account. The address changes when the link is followed.
         * @deprecated
         * @description Replaced by `POST /v1/account/email`. This path stays.
         *
         *     For every account with a session. No personal access token may make this call.
         */
        post: operations["updateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ConfirmEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the e-mail address of an account to the address that received the token.
         * @deprecated
         * @description Replaced by `POST /v1/account/email/confirm`. This path stays.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/UpdatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password of the caller's account and ends its other sessions.
         * @deprecated
         * @description Replaced by `POST /v1/account/password`. This path stays.
         *
         *     For every account with a session. No personal access token may make this call.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session.
         * @deprecated
         * @description Replaced by `POST /v1/sessions`. This path stays.
         *
         *     After ten failed logins to an account from one address within 15 minutes, more logins from there get 429 for the rest of that time. The wait doubles each time. If the account has a second factor, `success` is false and `next_step` is `secondFactor`. In that case send `login_ticket` within five minutes to `/user/confirmLogin` with a code, or to `/user/startPasskeyLogin`.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirmLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session for the ticket of a login and a code.
         * @deprecated
         * @description Replaced by `POST /v1/sessions/confirm`. This path stays.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["confirmLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/startPasskeyLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a login with a passkey. With a ticket the passkey is the second factor; without one it replaces name and password.
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/finishPasskeyLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session for the response of an authenticator.
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["finishPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of the call.
         * @deprecated
         * @description Replaced by `DELETE /v1/sessions/current`. This path stays.
         *
         *     For every account with a session. No personal access token may make this call.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the open sessions of the caller's account, at most 100: the session of the call first, then the others by latest use.
         * @description For every account with a session. No personal access token may make this call.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/endSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a session of the caller's account.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all sessions of the caller's account except that of the call.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/secondFactors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the second factors of the caller's account.
         * @description For every account with a session. No personal access token may make this call.
         */
        get: operations["readSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/enrolTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the secret of a new authenticator app, which is active once it is confirmed.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["enrolTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirmTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the authenticator app and ends the other sessions.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/removeTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the authenticator app and ends the other sessions.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/enrolPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the enrolment of a passkey.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["enrolPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirmPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a passkey and ends the other sessions.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/removePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey and ends the other sessions.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the recovery codes by ten new ones and ends the other sessions.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/exportOwnData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns all data that are stored about the caller's account, as a JSON file.
         * @description `collections` has a list of rows for each collection of the database with data of accounts. The file is sent while it is read. A wrong password is a 403; five exports a day, one at a time.
         *
         *     For every account with a session. No personal access token may make this call.
         */
        post: operations["exportOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/downloadOwnData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the same file once for a ticket of the GraphQL mutation `exportOwnData`.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["downloadOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deleteOwnAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the caller's account.
         * @description Name and e-mail address can be used again at once. All sessions and subscriptions end. Ledger and payments stay under the id only, and the audit log under a pseudonym. The only admin cannot be deleted.
         *
         *     For every account with a session. No personal access token may make this call.
         */
        post: operations["deleteOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientItem/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a visible item.
         * @deprecated
         * @description Replaced by `GET /v1/items/{id}`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premiumpackage/getactive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the premium packages on sale now.
         * @deprecated
         * @description Replaced by `GET /v1/packages`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listActivePremiumPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all stats: the glossary for players, the records for editors and admins.
         * @deprecated
         * @description Replaced by `GET /v1/stats`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listStats"];
        /**
         * Replaces a record of the kind stat. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceStatRecordByBodyId"];
        /**
         * Creates a record of the kind stat.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createStatRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind stat. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateStatRecordByBodyId"];
        trace?: never;
    };
    "/game/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the seeds of the player's combats; null before the first combat.
         * @deprecated
         * @description Replaced by `GET /v1/me/fairness`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/rotateSeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveals the seed of past combats and puts the next one in use.
         * @deprecated
         * @description Replaced by `POST /v1/me/fairness/rotate`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["rotateSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientUser/getme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's player: XP, currencies, inventory, stats, timers.
         * @deprecated
         * @description Replaced by `GET /v1/me` and `GET /v1/me/inventory`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches a kind of notification off, by the token in a notification.
         * @description For everyone, without an API key.
         */
        post: operations["stopNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Game/hunt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts a hunt, or plays the next round of the open combat.
         * @deprecated
         * @description Replaced by `POST /v1/hunts`. This path stays.
         *
         *     A repeat within two seconds returns the same result. With `round`, a repeat returns that round at any time.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        get: operations["hunt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Game/quickhunt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts a hunt if none is open, and plays the combat to its end.
         * @deprecated
         * @description Replaced by `POST /v1/quick-hunts`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        get: operations["quickHunt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Game/coffinhunt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts a hunt with a coffin charge instead of the cooldown, or plays the next round.
         * @deprecated
         * @description Replaced by `POST /v1/coffin-hunts`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        get: operations["coffinHunt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetMercatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items that the merchant Mercatus sells.
         * @deprecated
         * @description Replaced by `GET /v1/merchants/{merchant}/items`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listMercatusItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetCrypt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items that the merchant Crypt sells.
         * @deprecated
         * @description Replaced by `GET /v1/merchants/{merchant}/items`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listCryptItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetStable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items that the merchant Stable sells.
         * @deprecated
         * @description Replaced by `GET /v1/merchants/{merchant}/items`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listStableItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetArmory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items that the merchant Armory sells.
         * @deprecated
         * @description Replaced by `GET /v1/merchants/{merchant}/items`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listArmoryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetWeaponMaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items that the merchant WeaponMaster sells.
         * @deprecated
         * @description Replaced by `GET /v1/merchants/{merchant}/items`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listWeaponMasterItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetJewel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items that the merchant Jewel sells.
         * @deprecated
         * @description Replaced by `GET /v1/merchants/{merchant}/items`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listJewelItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetSanctum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items that the merchant Sanctum sells.
         * @deprecated
         * @description Replaced by `GET /v1/merchants/{merchant}/items`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listSanctumItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/buysell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buys, crafts, tames or binds an item if the amount is above 0. Sells it at its refund if the amount is below 0.
         * @deprecated
         * @description Replaced by `POST /v1/purchases` and `POST /v1/sales`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["tradeItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/equip/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Equips an owned item.
         * @deprecated
         * @description Replaced by `POST /v1/me/equipment`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        get: operations["equipItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/unequip/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Takes off an equipped item.
         * @deprecated
         * @description Replaced by `DELETE /v1/me/equipment/{itemId}`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        get: operations["unequipItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/changeEquipmentSet/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Switches to another setup.
         * @deprecated
         * @description Replaced by `POST /v1/me/equipment-sets/{index}/use`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        get: operations["changeEquipmentSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the journal of the player, latest entry first.
         * @deprecated
         * @description Replaced by `GET /v1/journal`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listJournalEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Fair/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the numbers of a shared fight, from which anyone can compute it again.
         * @description The page `/fair` and the scripts `verify-fight.mjs` and `verify_fight.py` of the site check them.
         *
         *     For every client with an API key, without a session. A personal access token needs the scope `read`.
         */
        get: operations["getFightProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Fair/{token}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a picture of a shared fight for previews of its link: PNG, 1200 × 630.
         * @description For everyone, without an API key.
         */
        get: operations["getFightCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientMission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the mission of the player or, between missions, the start of the next one.
         * @deprecated
         * @description Replaced by `GET /v1/missions`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getMission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ladder/LadderAroundUserId/{offset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists up to fifty rows of the ladder, after skipping `offset` rows.
         * @deprecated
         * @description Replaced by `GET /v1/ladder`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listLadder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientTravel/getregions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the regions in order.
         * @deprecated
         * @description Replaced by `GET /v1/regions`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientTravel/GetHuntingGroundsOfRegion/{regionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the hunting grounds of a region in order.
         * @deprecated
         * @description Replaced by `GET /v1/regions`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listHuntingGrounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Game/travel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves the player to a hunting ground and pays its cost.
         * @deprecated
         * @description Replaced by `POST /v1/journeys`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["travel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/latestnews/{offset}/{amount}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists news, latest first.
         * @deprecated
         * @description Replaced by `GET /v1/news`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/takeGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the gift of a news post, once per player.
         * @deprecated
         * @description Replaced by `POST /v1/news/{newsId}/gift`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["takeNewsGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clientshop/GetTreasureRoom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the collections with the progress of the player.
         * @deprecated
         * @description Replaced by `GET /v1/collections`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/ClaimCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims a collection if the player owns all its trophies.
         * @deprecated
         * @description Replaced by `POST /v1/collections/{collectionId}/claim`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["claimCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientGrimoire/getEnemies/{huntingGroundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the enemies of a hunting ground, from common to rare.
         * @deprecated
         * @description Replaced by `GET /v1/hunting-grounds/{huntingGroundId}/creatures`. This path stays.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listEnemies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind item, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listItemRecords"];
        /**
         * Replaces a record of the kind item. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceItemRecordByBodyId"];
        /**
         * Creates a record of the kind item.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createItemRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind item. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateItemRecordByBodyId"];
        trace?: never;
    };
    "/item/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind item.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getItemRecord"];
        /**
         * Replaces a record of the kind item.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceItemRecord"];
        post?: never;
        /**
         * Deletes a record of the kind item.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteItemRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind item.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateItemRecord"];
        trace?: never;
    };
    "/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind currency, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listCurrencyRecords"];
        /**
         * Replaces a record of the kind currency. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceCurrencyRecordByBodyId"];
        /**
         * Creates a record of the kind currency.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createCurrencyRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind currency. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateCurrencyRecordByBodyId"];
        trace?: never;
    };
    "/currency/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind currency.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getCurrencyRecord"];
        /**
         * Replaces a record of the kind currency.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceCurrencyRecord"];
        post?: never;
        /**
         * Deletes a record of the kind currency.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteCurrencyRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind currency.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateCurrencyRecord"];
        trace?: never;
    };
    "/itemType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind itemType, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listItemTypeRecords"];
        /**
         * Replaces a record of the kind itemType. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceItemTypeRecordByBodyId"];
        /**
         * Creates a record of the kind itemType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createItemTypeRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind itemType. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateItemTypeRecordByBodyId"];
        trace?: never;
    };
    "/itemType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind itemType.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getItemTypeRecord"];
        /**
         * Replaces a record of the kind itemType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceItemTypeRecord"];
        post?: never;
        /**
         * Deletes a record of the kind itemType.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteItemTypeRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind itemType.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateItemTypeRecord"];
        trace?: never;
    };
    "/enemyType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind enemyType, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listEnemyTypeRecords"];
        /**
         * Replaces a record of the kind enemyType. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceEnemyTypeRecordByBodyId"];
        /**
         * Creates a record of the kind enemyType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createEnemyTypeRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind enemyType. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateEnemyTypeRecordByBodyId"];
        trace?: never;
    };
    "/enemyType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind enemyType.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getEnemyTypeRecord"];
        /**
         * Replaces a record of the kind enemyType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceEnemyTypeRecord"];
        post?: never;
        /**
         * Deletes a record of the kind enemyType.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteEnemyTypeRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind enemyType.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateEnemyTypeRecord"];
        trace?: never;
    };
    "/stat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind stat.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getStatRecord"];
        /**
         * Replaces a record of the kind stat.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceStatRecord"];
        post?: never;
        /**
         * Deletes a record of the kind stat.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteStatRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind stat.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateStatRecord"];
        trace?: never;
    };
    "/rarity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind rarity, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listRarityRecords"];
        /**
         * Replaces a record of the kind rarity. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceRarityRecordByBodyId"];
        /**
         * Creates a record of the kind rarity.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createRarityRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind rarity. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateRarityRecordByBodyId"];
        trace?: never;
    };
    "/rarity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind rarity.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getRarityRecord"];
        /**
         * Replaces a record of the kind rarity.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceRarityRecord"];
        post?: never;
        /**
         * Deletes a record of the kind rarity.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteRarityRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind rarity.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateRarityRecord"];
        trace?: never;
    };
    "/enemy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind enemy, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listEnemyRecords"];
        /**
         * Replaces a record of the kind enemy. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceEnemyRecordByBodyId"];
        /**
         * Creates a record of the kind enemy.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createEnemyRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind enemy. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateEnemyRecordByBodyId"];
        trace?: never;
    };
    "/enemy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind enemy.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getEnemyRecord"];
        /**
         * Replaces a record of the kind enemy.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceEnemyRecord"];
        post?: never;
        /**
         * Deletes a record of the kind enemy.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteEnemyRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind enemy.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateEnemyRecord"];
        trace?: never;
    };
    "/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind region, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listRegionRecords"];
        /**
         * Replaces a record of the kind region. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceRegionRecordByBodyId"];
        /**
         * Creates a record of the kind region.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createRegionRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind region. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateRegionRecordByBodyId"];
        trace?: never;
    };
    "/region/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind region.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getRegionRecord"];
        /**
         * Replaces a record of the kind region.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceRegionRecord"];
        post?: never;
        /**
         * Deletes a record of the kind region.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteRegionRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind region.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateRegionRecord"];
        trace?: never;
    };
    "/huntingGround": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind huntingGround, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listHuntingGroundRecords"];
        /**
         * Replaces a record of the kind huntingGround. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceHuntingGroundRecordByBodyId"];
        /**
         * Creates a record of the kind huntingGround.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createHuntingGroundRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind huntingGround. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateHuntingGroundRecordByBodyId"];
        trace?: never;
    };
    "/huntingGround/region/{parentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the records of the kind huntingGround that belong to a region.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listHuntingGroundRecordsOfRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/huntingGround/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind huntingGround.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getHuntingGroundRecord"];
        /**
         * Replaces a record of the kind huntingGround.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceHuntingGroundRecord"];
        post?: never;
        /**
         * Deletes a record of the kind huntingGround.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteHuntingGroundRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind huntingGround.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateHuntingGroundRecord"];
        trace?: never;
    };
    "/huntingTable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind huntingTable, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listHuntingTableRecords"];
        /**
         * Replaces a record of the kind huntingTable. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceHuntingTableRecordByBodyId"];
        /**
         * Creates a record of the kind huntingTable.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createHuntingTableRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind huntingTable. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateHuntingTableRecordByBodyId"];
        trace?: never;
    };
    "/huntingTable/huntingGround/{parentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the records of the kind huntingTable that belong to a huntingGround.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listHuntingTableRecordsOfHuntingGround"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/huntingTable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind huntingTable.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getHuntingTableRecord"];
        /**
         * Replaces a record of the kind huntingTable.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceHuntingTableRecord"];
        post?: never;
        /**
         * Deletes a record of the kind huntingTable.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteHuntingTableRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind huntingTable.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateHuntingTableRecord"];
        trace?: never;
    };
    "/procType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind procType, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listProcTypeRecords"];
        /**
         * Replaces a record of the kind procType. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceProcTypeRecordByBodyId"];
        /**
         * Creates a record of the kind procType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createProcTypeRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind procType. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateProcTypeRecordByBodyId"];
        trace?: never;
    };
    "/procType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind procType.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getProcTypeRecord"];
        /**
         * Replaces a record of the kind procType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceProcTypeRecord"];
        post?: never;
        /**
         * Deletes a record of the kind procType.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteProcTypeRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind procType.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateProcTypeRecord"];
        trace?: never;
    };
    "/procEventType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind procEventType, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listProcEventTypeRecords"];
        /**
         * Replaces a record of the kind procEventType. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceProcEventTypeRecordByBodyId"];
        /**
         * Creates a record of the kind procEventType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createProcEventTypeRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind procEventType. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateProcEventTypeRecordByBodyId"];
        trace?: never;
    };
    "/procEventType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind procEventType.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getProcEventTypeRecord"];
        /**
         * Replaces a record of the kind procEventType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceProcEventTypeRecord"];
        post?: never;
        /**
         * Deletes a record of the kind procEventType.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteProcEventTypeRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind procEventType.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateProcEventTypeRecord"];
        trace?: never;
    };
    "/damageType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind damageType, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listDamageTypeRecords"];
        /**
         * Replaces a record of the kind damageType. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceDamageTypeRecordByBodyId"];
        /**
         * Creates a record of the kind damageType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createDamageTypeRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind damageType. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateDamageTypeRecordByBodyId"];
        trace?: never;
    };
    "/damageType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind damageType.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getDamageTypeRecord"];
        /**
         * Replaces a record of the kind damageType.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceDamageTypeRecord"];
        post?: never;
        /**
         * Deletes a record of the kind damageType.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteDamageTypeRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind damageType.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateDamageTypeRecord"];
        trace?: never;
    };
    "/rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind rank, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listRankRecords"];
        /**
         * Replaces a record of the kind rank. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceRankRecordByBodyId"];
        /**
         * Creates a record of the kind rank.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createRankRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind rank. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateRankRecordByBodyId"];
        trace?: never;
    };
    "/rank/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind rank.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getRankRecord"];
        /**
         * Replaces a record of the kind rank.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceRankRecord"];
        post?: never;
        /**
         * Deletes a record of the kind rank.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteRankRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind rank.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateRankRecord"];
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind news, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listNewsRecords"];
        /**
         * Replaces a record of the kind news. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceNewsRecordByBodyId"];
        /**
         * Creates a record of the kind news.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createNewsRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind news. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateNewsRecordByBodyId"];
        trace?: never;
    };
    "/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a record of the kind news.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getNewsRecord"];
        /**
         * Replaces a record of the kind news.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replaceNewsRecord"];
        post?: never;
        /**
         * Deletes a record of the kind news.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteNewsRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind news.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updateNewsRecord"];
        trace?: never;
    };
    "/premiumPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all records of the kind premiumPackage, including invisible ones.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listPremiumPackageRecords"];
        /**
         * Replaces a record of the kind premiumPackage. The body names it by its id.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replacePremiumPackageRecordByBodyId"];
        /**
         * Creates a record of the kind premiumPackage.
         * @description Fields that are left out get their defaults. Unknown fields are ignored.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["createPremiumPackageRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind premiumPackage. The body names it by its id.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updatePremiumPackageRecordByBodyId"];
        trace?: never;
    };
    "/premiumPackage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a premium package; for players, a visible one.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getPremiumPackageRecord"];
        /**
         * Replaces a record of the kind premiumPackage.
         * @description Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        put: operations["replacePremiumPackageRecord"];
        post?: never;
        /**
         * Deletes a record of the kind premiumPackage.
         * @description The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deletePremiumPackageRecord"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a record of the kind premiumPackage.
         * @description Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        patch: operations["updatePremiumPackageRecord"];
        trace?: never;
    };
    "/payment/GetByUserId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the caller's payments, latest first, at most 100.
         * @deprecated
         * @description Replaced by `GET /v1/me/payments`. This path stays.
         *
         *     For every account with a session. A personal access token needs the scope `read`.
         */
        post: operations["listPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the purchase of a premium package. The buyer pays at the link `approve`.
         * @deprecated
         * @description Replaced by `POST /v1/payments`. This path stays.
         *
         *     For accounts that play. No personal access token may make this call.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/CheckOnPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the payment provider whether a payment was paid, and completes it. Needs no session.
         * @deprecated
         * @description Replaced by `POST /v1/payments/{paymentId}/check`. This path stays.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/CancelSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the charges of a subscription, which stays active until the end of its paid period.
         * @deprecated
         * @description Replaced by `POST /v1/payments/{paymentId}/cancel`. This path stays.
         *
         *     For every account with a session. No personal access token may make this call.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/GetPaymentsOfPremiumPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the caller's payments for a package, latest first, at most 100.
         * @deprecated
         * @description Replaced by `GET /v1/me/payments`. This path stays.
         *
         *     For every account with a session. A personal access token needs the scope `read`.
         */
        post: operations["listPaymentsOfPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/GetActiveSubscriptionType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the level of the active subscription.
         * @deprecated
         * @description Replaced by `GET /v1/me/subscription`. This path stays.
         *
         *     For every account with a session. A personal access token needs the scope `read`.
         */
        post: operations["getActiveSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the settings with a value. All others have their defaults.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["listSettings"];
        put?: never;
        /**
         * Gives a setting a value.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["saveSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/getbykey/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a setting by its key.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:read`.
         */
        get: operations["getSettingByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a setting, so that its default applies.
         * @description For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        delete: operations["deleteSetting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/GameAppStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the key figures of the game day by day, oldest first. The current day has the figures so far.
         * @description For staff whose role has the permission `readAnalytics`. No personal access token may make this call.
         */
        get: operations["listGameAppStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the users whose name or e-mail address contains a text, by name, at most 100.
         * @description For staff whose role has the permission `manageUsers`. A personal access token needs the scope `support`.
         */
        post: operations["searchUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/GetByName/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the user with this name, in upper or lower case, banned or not.
         * @description For staff whose role has the permission `manageUsers`. A personal access token needs the scope `support`.
         */
        get: operations["getUserByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the name, e-mail address, role, Patreon type and currencies of a user.
         * @description Fields that are left out stay unchanged. A new amount of a currency is booked as a difference. The inventory is ignored; `AddInventoryItem` changes it. Only admins may change roles and accounts of staff. Support staff may set and end a ban (666). The only admin cannot lose the role.
         *
         *     For staff whose role has the permission `manageUsers`. No personal access token may make this call.
         */
        put: operations["replaceUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the name, e-mail address, role, Patreon type and currencies of a user.
         * @description Fields that are left out stay unchanged. A new amount of a currency is booked as a difference. The inventory is ignored; `AddInventoryItem` changes it. Only admins may change roles and accounts of staff. Support staff may set and end a ban (666). The only admin cannot lose the role.
         *
         *     For staff whose role has the permission `manageUsers`. No personal access token may make this call.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/user/AddInventoryItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds pieces of an item to a user's inventory, or removes them.
         * @description A unique item is added only once. If fewer pieces are there than should be removed, all are removed. Equipped pieces are removed last, and unequipped.
         *
         *     For staff whose role has the permission `manageUsers`. A personal access token needs the scope `support`.
         */
        post: operations["addInventoryItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a user with all sessions, the player and the journal.
         * @description Name and e-mail address can be used again at once. The ledger stays under the id only, with all balances at 0. The only admin cannot be deleted.
         *
         *     For staff whose role has the permission `manageUsers`. No personal access token may make this call.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores an image or video, sent as a file in the field `files`, and returns its id.
         * @description The file is PNG, JPEG, WebP, GIF, MP4 or WebM, detected by its content. Metadata about place, time and camera are removed, and images are turned upright. The same file always gets the same id.
         *
         *     For staff whose role has the permission `editContent`. A personal access token needs the scope `content:write`.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an image or video.
         * @description For everyone, without an API key.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/thumb/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a small image; a video as it is.
         * @description For everyone, without an API key.
         */
        get: operations["getThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/enemy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the image of an enemy. The id is that of the enemy or of the image.
         * @description For everyone, without an API key.
         */
        get: operations["getEnemyImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/enemy/thumb/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a small image of an enemy. The id is that of the enemy or of the image.
         * @description For everyone, without an API key.
         */
        get: operations["getEnemyThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the version of the server, for comparison with that of the client.
         * @description For every client with an API key, without a session. A personal access token needs the scope `read`.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActionResult: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
        };
        AddInventoryItemRequest: {
            userId: string;
            itemId: string;
            /** @description The number of pieces. */
            deltaAmount: number;
            /** @description Whether to remove the pieces instead. */
            remove?: boolean;
        };
        AddInventoryItemResult: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            /**
             * Format: int64
             * @description The number of pieces that the user has after the call.
             */
            amount?: number;
        };
        CancelSubscriptionRequest: {
            paymentId: string;
        };
        CheckPaymentRequest: {
            paymentId?: string | null;
            /** @description The id of a package, whose latest payment by the caller is checked if `paymentId` is left out; or the id of a payment. */
            packageId?: string | null;
        };
        ClaimCollectionRequest: {
            collectionId: string;
        };
        /** @description Trophies that belong together, with the player's progress. */
        Collection: {
            id: string;
            name: string;
            imageId: string;
            flavorText: string;
            rarity: components["schemas"]["Rarity"];
            stats: components["schemas"]["StatEntry"][];
            trophies: components["schemas"]["Item"][];
            /** @description Which of `trophies` the player owns, in the same order. */
            collected: boolean[];
            /** @description Whether the collection was claimed. */
            owned: boolean;
        };
        /** @description A hunt with the rounds played so far, or the reason why there is none. */
        Combat: {
            success: boolean;
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            /** @description Why there is no combat; empty if there is one. */
            errorMessage: string;
            id: string;
            /** Format: int64 */
            round: number;
            attacker: components["schemas"]["Fighter"] | null;
            defender: components["schemas"]["Fighter"] | null;
            enemyInfo: components["schemas"]["EnemyInfo"] | null;
            combatEvents: components["schemas"]["CombatEvent"][];
            combatEnded: boolean;
            result: components["schemas"]["CombatResult"];
            loot: components["schemas"]["ItemAmount"][];
            /** Format: int64 */
            rewardXP: number;
            reward: components["schemas"]["Reward"];
            modifiers: components["schemas"]["CombatModifiers"];
            isCoffinHunt: boolean;
        };
        /** @description An event in a round of a combat. */
        CombatEvent: {
            combatEventType: components["schemas"]["CombatEventType"];
            /** Format: int64 */
            round: number;
            /** Format: int64 */
            damage: number;
            /** Format: int64 */
            damageDiff: number;
            isCriticalHit: boolean;
            /** Format: int64 */
            healing: number;
            /** Format: int64 */
            healingDiff: number;
            /** Format: int64 */
            goldChange: number;
            attackerName: string;
            targetName: string;
            playerName: string;
            proc: components["schemas"]["CombatProc"] | null;
            retainers: components["schemas"]["CombatRetainer"][];
            /** Format: int64 */
            attackerHealth: number;
            /** Format: int64 */
            defenderHealth: number;
            /** Format: int64 */
            totalDamageAttacker: number;
            /** Format: int64 */
            totalDamageTarget: number;
            combatResult: components["schemas"]["CombatResult"];
        };
        /**
         * @description 1 start, 2 round, 3 gainedProc, 4 event, 5 procDamage, 6 retainerAttack, 7 retainerAdded, 8 retainerRemoved, 9 dispel, 10 procEvaded, 11 baseAttackEvaded, 12 leech, 13 healing, 14 stun, 15 theft, 16 baseDamage, 17 endCombat
         * @enum {integer}
         */
        CombatEventType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;
        /** @description The modifiers of a combat and its reward. */
        CombatModifiers: {
            autoHunt: boolean;
            questing: boolean;
            bloodlust: boolean;
            megalomania: boolean;
            bloodcraze: boolean;
            xplosion: boolean;
            investment: boolean;
            cloning: boolean;
        };
        /** @description The effect that fired. */
        CombatProc: {
            name: string;
            /** @description The same as `imageId`. */
            image: string;
            imageId: string;
        };
        /**
         * @description 0 ongoing, 1 draw, 2 win, 3 loss, 4 withoutBait
         * @enum {integer}
         */
        CombatResult: 0 | 1 | 2 | 3 | 4;
        /** @description A retainer that fights beside the player. */
        CombatRetainer: {
            itemId: string;
            name: string;
            imageId: string;
        };
        ConfirmLoginRequest: {
            /** @description `login_ticket` of the login. */
            ticket: string;
            /** @description A code of the authenticator app, or a recovery code. */
            code: string;
        };
        ConfirmPasskeyRequest: {
            /** @description The ticket of `enrolPasskey`. */
            ticket: string;
            /** @description The response of the authenticator, as JSON. */
            response: string;
            /** @description The name that the owner gives the passkey. */
            name: string;
        };
        ConfirmTotpRequest: {
            /** @description The ticket of `enrolTotp`. */
            ticket: string;
            /** @description A code of the app. */
            code: string;
        };
        /** @description A material for crafting an item. */
        CraftingMaterial: {
            /** @description The item. */
            itemId: string;
            /** @description The number of pieces. */
            amount: number;
        };
        /** @description A material for crafting an item. */
        CraftingMaterialInput: {
            /** @description The item. */
            itemId: string;
            /**
             * @description The number of pieces.
             * @default 1
             */
            amount: number;
        };
        CreatePaymentRequest: {
            packageId: string;
            /** @description `buyForUser:` and the recipient's name for a gift; empty for the caller. */
            additionalInfo?: string | null;
        };
        /** @description An amount of one currency. */
        CurrencyEntry: {
            /** @description The currency's short name, or its name. */
            name: string;
            /** @description The currency's short name; `name` if left out. */
            shortName: string;
            /**
             * Format: int64
             * @description The amount.
             */
            value: number;
            /** @description The currency's image, set by the server. */
            imageId: string;
        };
        /** @description An amount of one currency. */
        CurrencyEntryInput: {
            /** @description The currency's short name, or its name. */
            name?: string;
            /** @description The currency's short name; `name` if left out. */
            shortName?: string;
            /**
             * Format: int64
             * @description The amount.
             * @default 0
             */
            value: number;
            /** @description The currency's image, set by the server. */
            imageId?: string;
        };
        /** @description A whole record of the kind currency. Omitted fields get their defaults. Null and empty texts count as omitted. */
        CurrencyInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The currency's name. */
            name: string;
            /** @description The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
            singularName?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description A line of text about the currency. */
            flavorText?: string;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The currency's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind currency. Omitted fields get their defaults. Null and empty texts count as omitted. */
        CurrencyInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The currency's name. */
            name: string;
            /** @description The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
            singularName?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description A line of text about the currency. */
            flavorText?: string;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The currency's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind currency. Omitted fields stay unchanged. Null and empty texts empty a field. */
        CurrencyPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The currency's name. */
            name?: string;
            /** @description The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
            singularName?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description A line of text about the currency. */
            flavorText?: string;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The currency's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind currency. Omitted fields stay unchanged. Null and empty texts empty a field. */
        CurrencyPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The currency's name. */
            name?: string;
            /** @description The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
            singularName?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description A line of text about the currency. */
            flavorText?: string;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The currency's image. */
            imageId?: string;
        };
        /** @description A currency that players earn and pay with. */
        CurrencyRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The currency's name. */
            name: string;
            /** @description The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
            singularName: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description A line of text about the currency. */
            flavorText: string;
            /** @description The position in lists, lowest first. */
            orderIndex: number;
            /** @description The currency's image. */
            imageId: string;
        };
        /** @description The hunting ground at which the player is. */
        CurrentHuntingGround: {
            id: string;
            regionId: string;
            regionName: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            flavorText: string;
        };
        /** @description A whole record of the kind damageType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        DamageTypeInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The damage type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description The damage type's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind damageType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        DamageTypeInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The damage type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description The damage type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind damageType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        DamageTypePatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The damage type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description The damage type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind damageType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        DamageTypePatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The damage type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description The damage type's image. */
            imageId?: string;
        };
        /** @description A type of damage, such as fire. */
        DamageTypeRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The damage type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The colour, such as #8a0303. */
            colorHex: string;
            /** @description The damage type's image. */
            imageId: string;
        };
        Deleted: {
            /** @description Always true. */
            success: boolean;
        };
        DeletedRecord: {
            /** @description Always true. */
            success: boolean;
            usage?: components["schemas"]["RecordUsage"][];
        };
        DownloadOwnDataRequest: {
            /**
             * @description The ticket.
             * @example 0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60
             */
            ticket: string;
        };
        EndSessionRequest: {
            /** @description The id of the session. */
            id: string;
        };
        /** @description A creature that is hunted. */
        Enemy: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            flavorText: string;
            enemyRarity: components["schemas"]["Rarity"];
            enemyType: components["schemas"]["EnemyType"];
        };
        /** @description The equipment, whose stats count in the fight. */
        EnemyEquipment: {
            /** @description The equipped items. */
            items: components["schemas"]["EquipmentEntry"][];
        };
        /** @description The equipment, whose stats count in the fight. */
        EnemyEquipmentInput: {
            /** @description The equipped items. */
            items?: components["schemas"]["EquipmentEntryInput"][];
        };
        /** @description The enemy of a combat. */
        EnemyInfo: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            flavorText: string;
            rarity: components["schemas"]["Rarity"];
            type: components["schemas"]["EnemyType"];
            reward: components["schemas"]["Reward"];
        };
        /** @description A whole record of the kind enemy. Omitted fields get their defaults. Null and empty texts count as omitted. */
        EnemyInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy's name. */
            name: string;
            /** @description The creature's type. */
            enemyType?: string;
            /** @description The creature's rarity. */
            enemyRarity?: string;
            /** @description The enemy's image. */
            imageId?: string;
            /** @description The moving image, which plays in a loop. */
            animatedImageId?: string;
            /** @description A line of text about the enemy. */
            flavorText?: string;
            /**
             * @description Whether players see the enemy.
             * @default false
             */
            visible: boolean;
            /**
             * Format: int64
             * @description The XP of a win.
             * @default 0
             */
            xp: number;
            /** @description The coins of a win. */
            currencies?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The coins of a draw. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The stats of the creature in a fight. */
            stats?: components["schemas"]["EnemyStatInput"][];
            /** @description The equipment, whose stats count in the fight. */
            equipment?: components["schemas"]["EnemyEquipmentInput"];
            /** @description The possible drops of a win. */
            loot?: components["schemas"]["LootEntryInput"][];
        };
        /** @description A whole record of the kind enemy. Omitted fields get their defaults. Null and empty texts count as omitted. */
        EnemyInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy's name. */
            name: string;
            /** @description The creature's type. */
            enemyType?: string;
            /** @description The creature's rarity. */
            enemyRarity?: string;
            /** @description The enemy's image. */
            imageId?: string;
            /** @description The moving image, which plays in a loop. */
            animatedImageId?: string;
            /** @description A line of text about the enemy. */
            flavorText?: string;
            /**
             * @description Whether players see the enemy.
             * @default false
             */
            visible: boolean;
            /**
             * Format: int64
             * @description The XP of a win.
             * @default 0
             */
            xp: number;
            /** @description The coins of a win. */
            currencies?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The coins of a draw. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The stats of the creature in a fight. */
            stats?: components["schemas"]["EnemyStatInput"][];
            /** @description The equipment, whose stats count in the fight. */
            equipment?: components["schemas"]["EnemyEquipmentInput"];
            /** @description The possible drops of a win. */
            loot?: components["schemas"]["LootEntryInput"][];
        };
        /** @description Some fields of a record of the kind enemy. Omitted fields stay unchanged. Null and empty texts empty a field. */
        EnemyPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy's name. */
            name?: string;
            /** @description The creature's type. */
            enemyType?: string;
            /** @description The creature's rarity. */
            enemyRarity?: string;
            /** @description The enemy's image. */
            imageId?: string;
            /** @description The moving image, which plays in a loop. */
            animatedImageId?: string;
            /** @description A line of text about the enemy. */
            flavorText?: string;
            /** @description Whether players see the enemy. */
            visible?: boolean;
            /**
             * Format: int64
             * @description The XP of a win.
             */
            xp?: number;
            /** @description The coins of a win. */
            currencies?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The coins of a draw. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The stats of the creature in a fight. */
            stats?: components["schemas"]["EnemyStatInput"][];
            /** @description The equipment, whose stats count in the fight. */
            equipment?: components["schemas"]["EnemyEquipmentInput"];
            /** @description The possible drops of a win. */
            loot?: components["schemas"]["LootEntryInput"][];
        };
        /** @description Some fields of a record of the kind enemy. Omitted fields stay unchanged. Null and empty texts empty a field. */
        EnemyPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy's name. */
            name?: string;
            /** @description The creature's type. */
            enemyType?: string;
            /** @description The creature's rarity. */
            enemyRarity?: string;
            /** @description The enemy's image. */
            imageId?: string;
            /** @description The moving image, which plays in a loop. */
            animatedImageId?: string;
            /** @description A line of text about the enemy. */
            flavorText?: string;
            /** @description Whether players see the enemy. */
            visible?: boolean;
            /**
             * Format: int64
             * @description The XP of a win.
             */
            xp?: number;
            /** @description The coins of a win. */
            currencies?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The coins of a draw. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The stats of the creature in a fight. */
            stats?: components["schemas"]["EnemyStatInput"][];
            /** @description The equipment, whose stats count in the fight. */
            equipment?: components["schemas"]["EnemyEquipmentInput"];
            /** @description The possible drops of a win. */
            loot?: components["schemas"]["LootEntryInput"][];
        };
        /** @description A creature that is hunted. */
        EnemyRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The enemy's name. */
            name: string;
            /** @description The creature's type. */
            enemyType: string;
            /** @description The creature's rarity. */
            enemyRarity: string;
            /** @description The enemy's image. */
            imageId: string;
            /** @description The moving image, which plays in a loop. */
            animatedImageId: string;
            /** @description A line of text about the enemy. */
            flavorText: string;
            /** @description Whether players see the enemy. */
            visible: boolean;
            /**
             * Format: int64
             * @description The XP of a win.
             */
            xp: number;
            /** @description The coins of a win. */
            currencies: components["schemas"]["CurrencyEntry"][];
            /** @description The coins of a draw. */
            refund: components["schemas"]["CurrencyEntry"][];
            /** @description The stats of the creature in a fight. */
            stats: components["schemas"]["EnemyStat"][];
            /** @description The equipment, whose stats count in the fight. */
            equipment: components["schemas"]["EnemyEquipment"];
            /** @description The possible drops of a win. */
            loot: components["schemas"]["LootEntry"][];
        };
        /** @description The value of one stat. */
        EnemyStat: {
            /** @description The stat's short name. */
            name: string;
            /** @description The lowest value. */
            value: number;
            /** @description The highest value; the lowest one if left out. */
            valueTo: number;
            /** @description The chance of a proc in percent; 0 for a plain stat. */
            procPercent: number;
        };
        /** @description The value of one stat. */
        EnemyStatInput: {
            /** @description The stat's short name. */
            name?: string;
            /**
             * @description The lowest value.
             * @default 0
             */
            value: number;
            /**
             * @description The highest value; the lowest one if left out.
             * @default 0
             */
            valueTo: number;
            /**
             * @description The chance of a proc in percent; 0 for a plain stat.
             * @default 0
             */
            procPercent: number;
        };
        /** @description A type of creature. */
        EnemyType: {
            id: string;
            name: string;
            shortName: string;
            imageId: string;
        };
        /** @description A whole record of the kind enemyType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        EnemyTypeInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The enemy type's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind enemyType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        EnemyTypeInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The enemy type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind enemyType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        EnemyTypePatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The enemy type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind enemyType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        EnemyTypePatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The enemy type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The enemy type's image. */
            imageId?: string;
        };
        /** @description A type of creature, such as undead or dragons. */
        EnemyTypeRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The enemy type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The position in lists, lowest first. */
            orderIndex: number;
            /** @description The enemy type's image. */
            imageId: string;
        };
        Enrolment: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            /** @description Ten codes to show once; empty if the account has codes already. */
            recoveryCodes?: string[];
            /** @description A new token of the same session, if the account could do nothing before. */
            access_token?: string | null;
        };
        /** @description An item that the enemy has equipped. */
        EquipmentEntry: {
            /** @description The short name or id of the item's type. */
            itemType: string;
            /** @description The item. */
            itemId: string;
        };
        /** @description An item that the enemy has equipped. */
        EquipmentEntryInput: {
            /** @description The short name or id of the item's type. */
            itemType?: string;
            /** @description The item. */
            itemId: string;
        };
        /** @description The seeds of a player's combats. */
        Fairness: {
            /** @description The SHA-256 of the 64 digits of the seed in use. */
            seedHash: string;
            /** @description The SHA-256 of the next seed. */
            nextSeedHash: string | null;
            /** @description The player's part of the seed. */
            clientSeed: string;
            /**
             * Format: int64
             * @description The number of the first combat that uses the seed.
             */
            firstCombat: number;
            past: components["schemas"]["RevealedSeed"][];
        };
        /** @description The numbers of a fight, from which anyone can compute it again. */
        FightProof: {
            /** @description `sanguine-fight-1`; another name for another format. */
            format: string;
            /**
             * Format: int64
             * @description The player's combat number.
             */
            number: number;
            /** @description SHA-256 of the server seed, shown before the fight. */
            seedHash: string | null;
            /** @description 64 hex digits; null until it is revealed, or if it is not stored. */
            serverSeed: string | null;
            clientSeed: string | null;
            /** @description HMAC-SHA-256 of `<clientSeed>:<number>` under the server seed. */
            combatSeed: string;
            /**
             * Format: int64
             * @description The version of the rules of fights.
             */
            rules: number;
            enemyId: string;
            isHexed: boolean;
            modifiers: string[];
            attacker: components["schemas"]["ProofFighter"];
            defender: components["schemas"]["ProofFighter"];
            /** @description The numbers of its draws; null for fights from before they were recorded. */
            draws: components["schemas"]["ProofDraws"] | null;
            rounds: components["schemas"]["ProofRound"][];
            /** @description `win`, `draw` or `loss` of the player. */
            result: string;
            /** @description The loot at stake. */
            loot: components["schemas"]["ProofLoot"][];
            /** @description SHA-256 of the canonical JSON (RFC 8785) of all other fields. */
            digest: string;
        };
        /** @description A fighter in a combat. */
        Fighter: {
            name: string;
            imageId: string;
            /** Format: int64 */
            health: number;
            /** Format: int64 */
            maxHealth: number;
            isPlayer: boolean;
            retainers: components["schemas"]["CombatRetainer"][];
        };
        FinishPasskeyLoginRequest: {
            /** @description The ticket of `startPasskeyLogin`. */
            ticket: string;
            /** @description The response of the authenticator, as JSON. */
            response: string;
        };
        /** @description The key figures of a day. A figure is null if it cannot be known exactly any more, or not yet. */
        GameAppStats: {
            /** @description The day, such as `2024-07-01`. */
            id: string;
            /**
             * Format: int64
             * @description The midnight in Berlin at which the day begins, in whole Unix seconds.
             */
            timestamp: number;
            /**
             * Format: int64
             * @description Accounts at the end of the day.
             */
            users: number | null;
            /**
             * Format: int64
             * @description Accounts that could play and made a call with their session on the day.
             */
            usersActive: number | null;
            /**
             * Format: int64
             * @description Accounts that were active on at least one of the seven days that end with this one.
             */
            usersActiveWeek: number | null;
            /**
             * Format: int64
             * @description Accounts that were active on at least one of the thirty days that end with this one.
             */
            usersActiveMonth: number | null;
            /**
             * Format: int64
             * @description Players with an active silver subscription at the end of the day.
             */
            silverSubsActive: number | null;
            /**
             * Format: int64
             * @description Players with an active gold subscription at the end of the day.
             */
            goldSubsActive: number | null;
            /**
             * Format: int64
             * @description Players with an active platinum subscription at the end of the day.
             */
            platSubsActive: number | null;
            /** @description The premium packages that were paid on the day. */
            purchases: components["schemas"]["PackagePurchase"][];
        };
        /** @description A stat as players see it. */
        GlossaryStat: {
            id: string;
            name: string;
            shortName: string;
            flavorText: string;
            imageId: string;
            rarity: components["schemas"]["Rarity"] | null;
        };
        /** @description An enemy of a hunting ground, with the number of wins over it. */
        GrimoireEntry: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            flavorText: string;
            enemyRarity: components["schemas"]["Rarity"];
            enemyType: components["schemas"]["EnemyType"];
            /**
             * Format: int64
             * @description The wins of the player over the enemy.
             */
            playerTimesHunted: number;
            /**
             * Format: int64
             * @description The wins of all players over the enemy, a few seconds old at most.
             */
            globalTimesHunted: number;
        };
        /** @description A place where players hunt. */
        HuntingGround: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            flavorText: string;
            /** Format: int64 */
            sequence: number;
            /** Format: int64 */
            xpReqired: number;
            key: components["schemas"]["ItemName"] | null;
            specialBaitItem: components["schemas"]["ItemName"][];
            /** @description The price of travelling there. */
            currency: components["schemas"]["CurrencyEntry"][];
            regionId: string;
        };
        /** @description A whole record of the kind huntingGround. Omitted fields get their defaults. Null and empty texts count as omitted. */
        HuntingGroundInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting ground's name. */
            name: string;
            /** @description A line of text about the hunting ground. */
            flavorText?: string;
            /** @description The hunting ground's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * @description Whether players see the hunting ground.
             * @default false
             */
            visible: boolean;
            /**
             * @description The position among the grounds of the region, lowest first.
             * @default 0
             */
            sequence: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             * @default 0
             */
            xpReqired: number;
            /** @description The price of travelling there. */
            travelCost?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The baits that attract other creatures here than ordinary bait does. */
            specialBaitItemId?: string[];
            /** @description The region of the ground. */
            regionId: string;
        };
        /** @description A whole record of the kind huntingGround. Omitted fields get their defaults. Null and empty texts count as omitted. */
        HuntingGroundInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting ground's name. */
            name: string;
            /** @description A line of text about the hunting ground. */
            flavorText?: string;
            /** @description The hunting ground's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * @description Whether players see the hunting ground.
             * @default false
             */
            visible: boolean;
            /**
             * @description The position among the grounds of the region, lowest first.
             * @default 0
             */
            sequence: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             * @default 0
             */
            xpReqired: number;
            /** @description The price of travelling there. */
            travelCost?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The baits that attract other creatures here than ordinary bait does. */
            specialBaitItemId?: string[];
            /** @description The region of the ground. */
            regionId: string;
        };
        /** @description Some fields of a record of the kind huntingGround. Omitted fields stay unchanged. Null and empty texts empty a field. */
        HuntingGroundPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting ground's name. */
            name?: string;
            /** @description A line of text about the hunting ground. */
            flavorText?: string;
            /** @description The hunting ground's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description Whether players see the hunting ground. */
            visible?: boolean;
            /** @description The position among the grounds of the region, lowest first. */
            sequence?: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             */
            xpReqired?: number;
            /** @description The price of travelling there. */
            travelCost?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The baits that attract other creatures here than ordinary bait does. */
            specialBaitItemId?: string[];
            /** @description The region of the ground. */
            regionId?: string;
        };
        /** @description Some fields of a record of the kind huntingGround. Omitted fields stay unchanged. Null and empty texts empty a field. */
        HuntingGroundPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting ground's name. */
            name?: string;
            /** @description A line of text about the hunting ground. */
            flavorText?: string;
            /** @description The hunting ground's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description Whether players see the hunting ground. */
            visible?: boolean;
            /** @description The position among the grounds of the region, lowest first. */
            sequence?: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             */
            xpReqired?: number;
            /** @description The price of travelling there. */
            travelCost?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The baits that attract other creatures here than ordinary bait does. */
            specialBaitItemId?: string[];
            /** @description The region of the ground. */
            regionId?: string;
        };
        /** @description A place where players hunt. */
        HuntingGroundRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The hunting ground's name. */
            name: string;
            /** @description A line of text about the hunting ground. */
            flavorText: string;
            /** @description The hunting ground's image. */
            imageId: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId: string;
            /** @description Whether players see the hunting ground. */
            visible: boolean;
            /** @description The position among the grounds of the region, lowest first. */
            sequence: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             */
            xpReqired: number;
            /** @description The price of travelling there. */
            travelCost: components["schemas"]["CurrencyEntry"][];
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId: string;
            /** @description The baits that attract other creatures here than ordinary bait does. */
            specialBaitItemId: string[];
            /** @description The region of the ground. */
            regionId: string;
        };
        /** @description A whole record of the kind huntingTable. Omitted fields get their defaults. Null and empty texts count as omitted. */
        HuntingTableInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting table's name. */
            name: string;
            /** @description The hunting ground of the table. */
            huntingGroundId: string;
            /**
             * @description The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground.
             * @default 0
             */
            sequence: number;
            /** @description The slices of the table, from 0 to 10,000. */
            enemies?: components["schemas"]["TableSliceInput"][];
        };
        /** @description A whole record of the kind huntingTable. Omitted fields get their defaults. Null and empty texts count as omitted. */
        HuntingTableInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting table's name. */
            name: string;
            /** @description The hunting ground of the table. */
            huntingGroundId: string;
            /**
             * @description The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground.
             * @default 0
             */
            sequence: number;
            /** @description The slices of the table, from 0 to 10,000. */
            enemies?: components["schemas"]["TableSliceInput"][];
        };
        /** @description Some fields of a record of the kind huntingTable. Omitted fields stay unchanged. Null and empty texts empty a field. */
        HuntingTablePatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting table's name. */
            name?: string;
            /** @description The hunting ground of the table. */
            huntingGroundId?: string;
            /** @description The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
            sequence?: number;
            /** @description The slices of the table, from 0 to 10,000. */
            enemies?: components["schemas"]["TableSliceInput"][];
        };
        /** @description Some fields of a record of the kind huntingTable. Omitted fields stay unchanged. Null and empty texts empty a field. */
        HuntingTablePatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The hunting table's name. */
            name?: string;
            /** @description The hunting ground of the table. */
            huntingGroundId?: string;
            /** @description The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
            sequence?: number;
            /** @description The slices of the table, from 0 to 10,000. */
            enemies?: components["schemas"]["TableSliceInput"][];
        };
        /** @description The enemies of a hunting ground for a bait, and the chance of each. */
        HuntingTableRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The hunting table's name. */
            name: string;
            /** @description The hunting ground of the table. */
            huntingGroundId: string;
            /** @description The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
            sequence: number;
            /** @description The slices of the table, from 0 to 10,000. */
            enemies: components["schemas"]["TableSlice"][];
        };
        ImageUpload: {
            /**
             * Format: binary
             * @description The file.
             */
            files: string;
        };
        /** @description Pieces of an item that the player owns. */
        InventoryEntry: {
            item: components["schemas"]["Item"];
            /** Format: int64 */
            amount: number;
            equipped: boolean;
        };
        /** @description An item as players see it. */
        Item: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            /** @description The same as `animatedImageId`. */
            animatedId: string;
            flavorText: string;
            /** @description The name of the type. */
            itemType: string;
            rarity: components["schemas"]["Rarity"];
            stats: components["schemas"]["StatEntry"][];
            price: components["schemas"]["CurrencyEntry"][];
            refund: components["schemas"]["CurrencyEntry"][];
            /** @description Whether a player can own only one piece. */
            unique: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             */
            reqXP: number;
            needSub: components["schemas"]["SubscriptionLevel"];
            retainerCreatureType: components["schemas"]["EnemyType"] | null;
            trophieItemIds: string[];
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId: string;
            craftingMats: components["schemas"]["Material"][];
        };
        /** @description Pieces of an item. */
        ItemAmount: {
            item: components["schemas"]["Item"];
            /** Format: int64 */
            amount: number;
        };
        /** @description A whole record of the kind item. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ItemInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item's name. */
            name: string;
            /** @description The item's type. */
            type?: string;
            /** @description The creature type of a retainer; empty for other items. */
            creatureType?: string;
            /** @description The trophies of a collection; empty for other items. */
            trophieItemIds?: string[];
            /** @description The enemy type that a hex attracts; empty for other items. */
            canAttractEnemyType?: string;
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId?: string;
            /** @description The item's rarity. */
            rarity?: string;
            /** @description The item's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the item. */
            flavorText?: string;
            /**
             * @description Whether players see the item in shops and in the catalogue.
             * @default false
             */
            visible: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             * @default 0
             */
            reqXP: number;
            /** @description The price of one piece. */
            price?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The amount that a shop pays for one piece. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /**
             * @description Whether merchants sell or craft the item.
             * @default false
             */
            buyable: boolean;
            /**
             * @description Whether the item belongs to the premium shop.
             * @default false
             */
            premiumShop: boolean;
            /** @description The subscription that a player needs to buy or equip the item; 0 for none. */
            needSub?: components["schemas"]["SubscriptionLevel"];
            /** @description The stats of the item, which apply while it is equipped. */
            stats?: components["schemas"]["ItemStatInput"][];
            /**
             * @description Whether a player can own only one piece.
             * @default false
             */
            unique: boolean;
            /** @description The materials of one piece. */
            craftingMats?: components["schemas"]["CraftingMaterialInput"][];
            /**
             * @description Whether players may give the item to each other.
             * @default false
             */
            transferable: boolean;
        };
        /** @description A whole record of the kind item. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ItemInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item's name. */
            name: string;
            /** @description The item's type. */
            type?: string;
            /** @description The creature type of a retainer; empty for other items. */
            creatureType?: string;
            /** @description The trophies of a collection; empty for other items. */
            trophieItemIds?: string[];
            /** @description The enemy type that a hex attracts; empty for other items. */
            canAttractEnemyType?: string;
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId?: string;
            /** @description The item's rarity. */
            rarity?: string;
            /** @description The item's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the item. */
            flavorText?: string;
            /**
             * @description Whether players see the item in shops and in the catalogue.
             * @default false
             */
            visible: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             * @default 0
             */
            reqXP: number;
            /** @description The price of one piece. */
            price?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The amount that a shop pays for one piece. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /**
             * @description Whether merchants sell or craft the item.
             * @default false
             */
            buyable: boolean;
            /**
             * @description Whether the item belongs to the premium shop.
             * @default false
             */
            premiumShop: boolean;
            /** @description The subscription that a player needs to buy or equip the item; 0 for none. */
            needSub?: components["schemas"]["SubscriptionLevel"];
            /** @description The stats of the item, which apply while it is equipped. */
            stats?: components["schemas"]["ItemStatInput"][];
            /**
             * @description Whether a player can own only one piece.
             * @default false
             */
            unique: boolean;
            /** @description The materials of one piece. */
            craftingMats?: components["schemas"]["CraftingMaterialInput"][];
            /**
             * @description Whether players may give the item to each other.
             * @default false
             */
            transferable: boolean;
        };
        /** @description An item with its name and image. */
        ItemName: {
            id: string;
            name: string;
            imageId: string;
        };
        /** @description Some fields of a record of the kind item. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ItemPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item's name. */
            name?: string;
            /** @description The item's type. */
            type?: string;
            /** @description The creature type of a retainer; empty for other items. */
            creatureType?: string;
            /** @description The trophies of a collection; empty for other items. */
            trophieItemIds?: string[];
            /** @description The enemy type that a hex attracts; empty for other items. */
            canAttractEnemyType?: string;
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId?: string;
            /** @description The item's rarity. */
            rarity?: string;
            /** @description The item's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the item. */
            flavorText?: string;
            /** @description Whether players see the item in shops and in the catalogue. */
            visible?: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             */
            reqXP?: number;
            /** @description The price of one piece. */
            price?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The amount that a shop pays for one piece. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /** @description Whether merchants sell or craft the item. */
            buyable?: boolean;
            /** @description Whether the item belongs to the premium shop. */
            premiumShop?: boolean;
            /** @description The subscription that a player needs to buy or equip the item; 0 for none. */
            needSub?: components["schemas"]["SubscriptionLevel"];
            /** @description The stats of the item, which apply while it is equipped. */
            stats?: components["schemas"]["ItemStatInput"][];
            /** @description Whether a player can own only one piece. */
            unique?: boolean;
            /** @description The materials of one piece. */
            craftingMats?: components["schemas"]["CraftingMaterialInput"][];
            /** @description Whether players may give the item to each other. */
            transferable?: boolean;
        };
        /** @description Some fields of a record of the kind item. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ItemPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item's name. */
            name?: string;
            /** @description The item's type. */
            type?: string;
            /** @description The creature type of a retainer; empty for other items. */
            creatureType?: string;
            /** @description The trophies of a collection; empty for other items. */
            trophieItemIds?: string[];
            /** @description The enemy type that a hex attracts; empty for other items. */
            canAttractEnemyType?: string;
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId?: string;
            /** @description The item's rarity. */
            rarity?: string;
            /** @description The item's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the item. */
            flavorText?: string;
            /** @description Whether players see the item in shops and in the catalogue. */
            visible?: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             */
            reqXP?: number;
            /** @description The price of one piece. */
            price?: components["schemas"]["CurrencyEntryInput"][];
            /** @description The amount that a shop pays for one piece. */
            refund?: components["schemas"]["CurrencyEntryInput"][];
            /** @description Whether merchants sell or craft the item. */
            buyable?: boolean;
            /** @description Whether the item belongs to the premium shop. */
            premiumShop?: boolean;
            /** @description The subscription that a player needs to buy or equip the item; 0 for none. */
            needSub?: components["schemas"]["SubscriptionLevel"];
            /** @description The stats of the item, which apply while it is equipped. */
            stats?: components["schemas"]["ItemStatInput"][];
            /** @description Whether a player can own only one piece. */
            unique?: boolean;
            /** @description The materials of one piece. */
            craftingMats?: components["schemas"]["CraftingMaterialInput"][];
            /** @description Whether players may give the item to each other. */
            transferable?: boolean;
        };
        /** @description A thing that a player can own. */
        ItemRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The item's name. */
            name: string;
            /** @description The item's type. */
            type: string;
            /** @description The creature type of a retainer; empty for other items. */
            creatureType: string;
            /** @description The trophies of a collection; empty for other items. */
            trophieItemIds: string[];
            /** @description The enemy type that a hex attracts; empty for other items. */
            canAttractEnemyType: string;
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId: string;
            /** @description The item's rarity. */
            rarity: string;
            /** @description The item's image. */
            imageId: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId: string;
            /** @description A line of text about the item. */
            flavorText: string;
            /** @description Whether players see the item in shops and in the catalogue. */
            visible: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             */
            reqXP: number;
            /** @description The price of one piece. */
            price: components["schemas"]["CurrencyEntry"][];
            /** @description The amount that a shop pays for one piece. */
            refund: components["schemas"]["CurrencyEntry"][];
            /** @description Whether merchants sell or craft the item. */
            buyable: boolean;
            /** @description Whether the item belongs to the premium shop. */
            premiumShop: boolean;
            /** @description The subscription that a player needs to buy or equip the item; 0 for none. */
            needSub: components["schemas"]["SubscriptionLevel"];
            /** @description The stats of the item, which apply while it is equipped. */
            stats: components["schemas"]["ItemStat"][];
            /** @description Whether a player can own only one piece. */
            unique: boolean;
            /** @description The materials of one piece. */
            craftingMats: components["schemas"]["CraftingMaterial"][];
            /** @description Whether players may give the item to each other. */
            transferable: boolean;
        };
        /** @description The value of one stat. */
        ItemStat: {
            /** @description The stat's short name. */
            shortName: string;
            /** @description The lowest value; true or false for a yes/no stat. */
            valueFrom: components["schemas"]["StatValue"];
            /** @description The highest value; the lowest one if left out. */
            valueTo: components["schemas"]["StatValue"];
            /** @description The chance of a proc in percent; 0 for a plain stat. */
            procPercent: number;
        };
        /** @description The value of one stat. */
        ItemStatInput: {
            /** @description The stat's short name. */
            shortName?: string;
            /** @description The lowest value; true or false for a yes/no stat. */
            valueFrom?: components["schemas"]["StatValue"];
            /** @description The highest value; the lowest one if left out. */
            valueTo?: components["schemas"]["StatValue"];
            /**
             * @description The chance of a proc in percent; 0 for a plain stat.
             * @default 0
             */
            procPercent: number;
        };
        /** @description A whole record of the kind itemType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ItemTypeInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /**
             * @description The number of items of the type that can be equipped at once.
             * @default 0
             */
            itemTypeSlots: number;
            /**
             * @description Whether items of the type can be equipped.
             * @default false
             */
            isEquipment: boolean;
            /**
             * @description Whether items of the type count while they are owned, without being equipped.
             * @default false
             */
            alwaysEquipped: boolean;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The item type's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind itemType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ItemTypeInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /**
             * @description The number of items of the type that can be equipped at once.
             * @default 0
             */
            itemTypeSlots: number;
            /**
             * @description Whether items of the type can be equipped.
             * @default false
             */
            isEquipment: boolean;
            /**
             * @description Whether items of the type count while they are owned, without being equipped.
             * @default false
             */
            alwaysEquipped: boolean;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The item type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind itemType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ItemTypePatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The number of items of the type that can be equipped at once. */
            itemTypeSlots?: number;
            /** @description Whether items of the type can be equipped. */
            isEquipment?: boolean;
            /** @description Whether items of the type count while they are owned, without being equipped. */
            alwaysEquipped?: boolean;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The item type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind itemType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ItemTypePatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The item type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The number of items of the type that can be equipped at once. */
            itemTypeSlots?: number;
            /** @description Whether items of the type can be equipped. */
            isEquipment?: boolean;
            /** @description Whether items of the type count while they are owned, without being equipped. */
            alwaysEquipped?: boolean;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The item type's image. */
            imageId?: string;
        };
        /** @description A type of item. The short name decides what the game does with such items. */
        ItemTypeRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The item type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The number of items of the type that can be equipped at once. */
            itemTypeSlots: number;
            /** @description Whether items of the type can be equipped. */
            isEquipment: boolean;
            /** @description Whether items of the type count while they are owned, without being equipped. */
            alwaysEquipped: boolean;
            /** @description The position in lists, lowest first. */
            orderIndex: number;
            /** @description The item type's image. */
            imageId: string;
        };
        /** @description The result of a hunt. */
        JournalCombat: {
            result: components["schemas"]["CombatResult"];
            autoHunt: boolean;
            questing: boolean;
            bloodlust: boolean;
            megalomania: boolean;
            bloodcraze: boolean;
            xplosion: boolean;
            investment: boolean;
            cloning: boolean;
            /** @description The enemy; null if the hunt had no bait. */
            enemyInfo: components["schemas"]["EnemyInfo"] | null;
            loot: components["schemas"]["ItemAmount"][];
            /** Format: int64 */
            rewardXP: number;
        };
        /** @description The details of the entry. Fields that its type does not have are empty. */
        JournalData: {
            travel_name: string;
            travel_imageId: string;
            newRank_name: string;
            /** @description The objectives of a completed mission; empty for other entries. */
            progress: string;
            /** @description A reward as JSON, or empty. */
            reward: string;
            message: string;
        };
        /** @description An entry of the player's journal. */
        JournalEntry: {
            id: string;
            type: components["schemas"]["JournalEntryType"];
            /**
             * Format: int64
             * @description A time in whole Unix seconds.
             */
            timestamp: number;
            /**
             * Format: int64
             * @description The same as `timestamp`.
             */
            timeStamp: number;
            combatInfo: components["schemas"]["JournalCombat"] | null;
            data: components["schemas"]["JournalData"];
            loot: components["schemas"]["ItemAmount"][];
        };
        /**
         * @description 0 travel, 1 combat, 2 rankUp, 3 missionReward, 4 systemMessage
         * @enum {integer}
         */
        JournalEntryType: 0 | 1 | 2 | 3 | 4;
        /** @description A player on the ladder. */
        LadderEntry: {
            /**
             * Format: int64
             * @description The place; players with equal XP share a place.
             */
            ladderRank: number;
            /** @description The image of the equipped avatar, or the portrait of a player without one; empty for none. */
            avatarImageID: string;
            name: string;
            /** Format: int64 */
            xp: number;
        };
        ListPaymentsOfPackageRequest: {
            packageId: string;
            /** @description The name of another user, for staff who manage users; the caller if left out. */
            username?: string | null;
            /** @description The id of another user, for staff who manage users; the caller if left out. */
            userId?: string | null;
        };
        /** @description The record of a stat for editors and admins, or an entry of the glossary for players. */
        ListedStat: components["schemas"]["StatRecord"] | components["schemas"]["GlossaryStat"];
        /** @enum {string} */
        LoginMethod: "totp" | "passkey" | "recoveryCode";
        LoginRequest: {
            /** @description The username, in upper or lower case. */
            username: string;
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
        };
        LoginResult: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            /** @description The bearer token of the session, a JWT. */
            access_token?: string;
            /** @description The next step, if the account has a second factor. */
            next_step?: components["schemas"]["LoginStep"];
            /** @description The ticket for the next step, valid for five minutes. */
            login_ticket?: string;
            /** @description The ways to confirm the login. */
            methods?: components["schemas"]["LoginMethod"][];
        };
        /** @enum {string} */
        LoginStep: "secondFactor";
        /** @description An item that a win over the enemy may drop. */
        LootEntry: {
            /** @description The item. */
            itemId: string;
            /** @description The chance of the drop, in percent. */
            dropChance: number;
            /** @description The smallest number of pieces. */
            amountMin: number;
            /** @description The largest number of pieces; `amountMin` if left out. */
            amountMax: number;
        };
        /** @description An item that a win over the enemy may drop. */
        LootEntryInput: {
            /** @description The item. */
            itemId: string;
            /**
             * @description The chance of the drop, in percent.
             * @default 0
             */
            dropChance: number;
            /**
             * @description The smallest number of pieces.
             * @default 1
             */
            amountMin: number;
            /**
             * @description The largest number of pieces; `amountMin` if left out.
             * @default 1
             */
            amountMax: number;
        };
        MailTokenRequest: {
            /** @description The token of the mailed link. */
            token: string;
        };
        /** @description A material for crafting an item. */
        Material: {
            item: components["schemas"]["MaterialItem"];
            /** Format: int64 */
            amount: number;
        };
        /** @description An item without its crafting materials. */
        MaterialItem: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            /** @description The same as `animatedImageId`. */
            animatedId: string;
            flavorText: string;
            /** @description The name of the type. */
            itemType: string;
            rarity: components["schemas"]["Rarity"];
            stats: components["schemas"]["StatEntry"][];
            price: components["schemas"]["CurrencyEntry"][];
            refund: components["schemas"]["CurrencyEntry"][];
            /** @description Whether a player can own only one piece. */
            unique: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             */
            reqXP: number;
            needSub: components["schemas"]["SubscriptionLevel"];
            retainerCreatureType: components["schemas"]["EnemyType"] | null;
            trophieItemIds: string[];
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId: string;
        };
        /** @description The current mission, or the start of the next one. */
        Mission: {
            /**
             * Format: int64
             * @description The start of the mission, in whole Unix seconds. Between missions, the start of the next one; 0 if unknown.
             */
            startTimstamp: number;
            /**
             * Format: int64
             * @description The end of the mission, in whole Unix seconds; the same as `startTimstamp` between missions.
             */
            endTimestamp: number;
            /** @description The objectives, from common creatures to bosses; empty between missions. */
            objectives: components["schemas"]["MissionObjective"][];
            /** @description The reward for the last objective. */
            reward: components["schemas"]["Reward"];
        };
        /** @description An objective of a mission: a creature to hunt. */
        MissionObjective: {
            enemy: components["schemas"]["Enemy"];
            /** Format: int64 */
            playerTimesHunted: number;
            /** Format: int64 */
            caught: number;
            /** Format: int64 */
            goal: number;
        };
        /** @default {} */
        NamedUserRequest: {
            /** @description The name of another user, for staff who manage users; the caller if left out. */
            username?: string | null;
            /** @description The id of another user, for staff who manage users; the caller if left out. */
            userId?: string | null;
        };
        /** @description A message to all players. */
        News: {
            id: string;
            header: string;
            message: string;
            imageId: string;
            animatedImageId: string;
            /**
             * Format: int64
             * @description The time of publication, in whole Unix seconds.
             */
            timestamp: number;
            /** @description The gift that each player can take once. */
            reward: components["schemas"]["Item"] | null;
            rewardTaken: boolean;
        };
        /** @description A whole record of the kind news. Omitted fields get their defaults. Null and empty texts count as omitted. */
        NewsInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The heading. */
            header: string;
            /** @description The text of the post. */
            message?: string;
            /** @description The news post's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * Format: int64
             * @description The time of publication; the time of creation if left out.
             */
            timestamp?: number;
            /** @description The gift that each player can take once; empty if there is none. */
            rewardItemId?: string;
            /** @description A name for editors, which players do not see. */
            name?: string;
            /**
             * @description A number for editors, without effect: news posts are sorted by their time.
             * @default 0
             */
            sequence: number;
            /** @description An item for editors, without effect: every player sees the post. */
            keyId?: string;
            /**
             * Format: int64
             * @description A number for editors, without effect: every player sees the post.
             * @default 0
             */
            xpRequired: number;
        };
        /** @description A whole record of the kind news. Omitted fields get their defaults. Null and empty texts count as omitted. */
        NewsInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The heading. */
            header: string;
            /** @description The text of the post. */
            message?: string;
            /** @description The news post's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * Format: int64
             * @description The time of publication; the time of creation if left out.
             */
            timestamp?: number;
            /** @description The gift that each player can take once; empty if there is none. */
            rewardItemId?: string;
            /** @description A name for editors, which players do not see. */
            name?: string;
            /**
             * @description A number for editors, without effect: news posts are sorted by their time.
             * @default 0
             */
            sequence: number;
            /** @description An item for editors, without effect: every player sees the post. */
            keyId?: string;
            /**
             * Format: int64
             * @description A number for editors, without effect: every player sees the post.
             * @default 0
             */
            xpRequired: number;
        };
        /** @description Some fields of a record of the kind news. Omitted fields stay unchanged. Null and empty texts empty a field. */
        NewsPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The heading. */
            header?: string;
            /** @description The text of the post. */
            message?: string;
            /** @description The news post's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * Format: int64
             * @description The time of publication; the time of creation if left out.
             */
            timestamp?: number;
            /** @description The gift that each player can take once; empty if there is none. */
            rewardItemId?: string;
            /** @description A name for editors, which players do not see. */
            name?: string;
            /** @description A number for editors, without effect: news posts are sorted by their time. */
            sequence?: number;
            /** @description An item for editors, without effect: every player sees the post. */
            keyId?: string;
            /**
             * Format: int64
             * @description A number for editors, without effect: every player sees the post.
             */
            xpRequired?: number;
        };
        /** @description Some fields of a record of the kind news. Omitted fields stay unchanged. Null and empty texts empty a field. */
        NewsPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The heading. */
            header?: string;
            /** @description The text of the post. */
            message?: string;
            /** @description The news post's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * Format: int64
             * @description The time of publication; the time of creation if left out.
             */
            timestamp?: number;
            /** @description The gift that each player can take once; empty if there is none. */
            rewardItemId?: string;
            /** @description A name for editors, which players do not see. */
            name?: string;
            /** @description A number for editors, without effect: news posts are sorted by their time. */
            sequence?: number;
            /** @description An item for editors, without effect: every player sees the post. */
            keyId?: string;
            /**
             * Format: int64
             * @description A number for editors, without effect: every player sees the post.
             */
            xpRequired?: number;
        };
        /** @description A message to all players. */
        NewsRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The heading. */
            header: string;
            /** @description The text of the post. */
            message: string;
            /** @description The news post's image. */
            imageId: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId: string;
            /**
             * Format: int64
             * @description The time of publication; the time of creation if left out.
             */
            timestamp: number;
            /** @description The gift that each player can take once; empty if there is none. */
            rewardItemId: string;
            /** @description A name for editors, which players do not see. */
            name: string;
            /** @description A number for editors, without effect: news posts are sorted by their time. */
            sequence: number;
            /** @description An item for editors, without effect: every player sees the post. */
            keyId: string;
            /**
             * Format: int64
             * @description A number for editors, without effect: every player sees the post.
             */
            xpRequired: number;
        };
        /**
         * @description A kind of notification.
         * @enum {string}
         */
        NotificationKind: "huntReady" | "coffinFull" | "fullMoon" | "missionEnding" | "baitMissing" | "giftArrived";
        OpenedSession: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            /** @description The bearer token of the session, a JWT. */
            access_token?: string;
        };
        /** @description All data that are stored about an account. */
        OwnData: {
            format: string;
            version: number;
            accountId: string;
            /** Format: date-time */
            exportedAt: string;
            /** @description The rows of each collection of the database. */
            collections: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description Pieces of an item in a package. */
        PackageItem: {
            /** @description The item. */
            itemId: string;
            /** @description The number of pieces. */
            amount: number;
        };
        /** @description Pieces of an item in a package. */
        PackageItemInput: {
            /** @description The item. */
            itemId: string;
            /**
             * @description The number of pieces.
             * @default 1
             */
            amount: number;
        };
        /** @description The number of purchases of a premium package on a day. */
        PackagePurchase: {
            packageId: string;
            /** Format: int64 */
            amount: number;
        };
        Passkey: {
            id: string;
            name: string;
            /** Format: int64 */
            addedTimestamp: number;
        };
        PasskeyChallenge: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            /** @description The ticket to send with the response, within five minutes. */
            ticket?: string;
            /** @description The options for `navigator.credentials`, as JSON. */
            options?: string;
        };
        PasswordRequest: {
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
        };
        PasswordResetRequest: {
            /** @description The username, in upper or lower case. */
            username: string;
        };
        /**
         * @description 0 none, 1 fledgling, 2 neonate, 3 ancilla, 4 elder, 5 methuselah
         * @enum {integer}
         */
        PatreonType: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description A purchase of a premium package with real money. */
        Payment: {
            id: string;
            /** @description The same as `id`. */
            paymentId: string;
            packageId: string;
            /**
             * Format: int64
             * @description A time in whole Unix seconds.
             */
            createdTimestamp: number;
            paypalOrder: components["schemas"]["PaymentOrder"];
            /** @description `buyForUser:` and the recipient's name for a gift; otherwise empty. */
            additionalInfo: string;
        };
        /** @description Whether a payment was paid and the player got the items. */
        PaymentCheck: {
            completed: boolean;
            additionalInfo: string;
        };
        /** @description A link of a payment. */
        PaymentLink: {
            rel: string;
            href: string;
        };
        /** @description The state of the payment at the payment provider. */
        PaymentOrder: {
            status: components["schemas"]["PaymentStatus"];
            /** @description The links of the payment. `approve` is present for 24 hours, while the payment can be approved. */
            links: components["schemas"]["PaymentLink"][];
        };
        /** @enum {string} */
        PaymentStatus: "CREATED" | "APPROVAL_PENDING" | "ACTIVE" | "COMPLETED" | "CANCELLED" | "EXPIRED" | "SUSPENDED" | "DECLINED" | "REFUNDED" | "REVERSED";
        /** @description The caller's player. */
        Player: {
            id: string;
            name: string;
            email: string;
            /** Format: int64 */
            xp: number;
            /** Format: int64 */
            currentRankXP: number;
            /** Format: int64 */
            nextRankXP: number;
            currentRank: string;
            /**
             * Format: int64
             * @description The place on the ladder; players with equal XP share a place.
             */
            ladderRank: number;
            inventory: components["schemas"]["InventoryEntry"][];
            stats: components["schemas"]["StatEntry"][];
            currencies: components["schemas"]["CurrencyEntry"][];
            currentHuntingGround: components["schemas"]["CurrentHuntingGround"];
            /**
             * Format: int64
             * @description A time in whole Unix seconds.
             */
            nextAllowedHuntTimeStamp: number;
            /**
             * Format: int64
             * @description A time in whole Unix seconds.
             */
            nextCoffinRechargeTimeStamp: number;
            /**
             * Format: int64
             * @description A time in whole Unix seconds.
             */
            currentTimeStamp: number;
            /** Format: int64 */
            coffinCharges: number;
            /** Format: int64 */
            maxCoffinCharges: number;
            /** @description The number of unlocked setups, of ten. */
            unlockedEquipmentSlots: number;
            /** @description The zero-based index of the setup in use. */
            activeEquipmentSlot: number;
            userRole: components["schemas"]["UserRole"];
            patreonType: components["schemas"]["PatreonType"];
        };
        /**
         * @description 0 none, 1 silverItem, 2 goldItem, 3 platinumItem, 4 hexDeal, 5 oneTimeDeal, 6 avatar, 7 diamondDeal1, 8 diamondDeal2, 9 diamondDeal3, 10 diamondDeal4, 11 diamondDeal5, 12 diamondDeal6
         * @enum {integer}
         */
        PremiumPackageCategory: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /** @description A whole record of the kind premiumPackage. Omitted fields get their defaults. Null and empty texts count as omitted. */
        PremiumPackageInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The package's name. */
            name: string;
            /**
             * @description The price in US dollars with whole cents; for a subscription, the price of a month.
             * @default 0
             */
            usd: number;
            /**
             * @description The month in which the package is sold, 1 to 12; 0 for every month.
             * @default 0
             */
            month: number;
            /**
             * @description The year in which the package is sold; 0 for every year.
             * @default 0
             */
            year: number;
            /** @description The subscription that the package sells; 0 for a single purchase. */
            subscriptionLevel?: components["schemas"]["SubscriptionLevel"];
            /** @description The section of the premium shop for a single purchase. */
            singleItemType?: components["schemas"]["PremiumPackageCategory"];
            /**
             * @description Whether players see the package.
             * @default false
             */
            visible: boolean;
            /** @description The package's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the package. */
            flavorText?: string;
            /** @description The items of the package. */
            items?: components["schemas"]["PackageItemInput"][];
        };
        /** @description A whole record of the kind premiumPackage. Omitted fields get their defaults. Null and empty texts count as omitted. */
        PremiumPackageInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The package's name. */
            name: string;
            /**
             * @description The price in US dollars with whole cents; for a subscription, the price of a month.
             * @default 0
             */
            usd: number;
            /**
             * @description The month in which the package is sold, 1 to 12; 0 for every month.
             * @default 0
             */
            month: number;
            /**
             * @description The year in which the package is sold; 0 for every year.
             * @default 0
             */
            year: number;
            /** @description The subscription that the package sells; 0 for a single purchase. */
            subscriptionLevel?: components["schemas"]["SubscriptionLevel"];
            /** @description The section of the premium shop for a single purchase. */
            singleItemType?: components["schemas"]["PremiumPackageCategory"];
            /**
             * @description Whether players see the package.
             * @default false
             */
            visible: boolean;
            /** @description The package's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the package. */
            flavorText?: string;
            /** @description The items of the package. */
            items?: components["schemas"]["PackageItemInput"][];
        };
        /** @description Some fields of a record of the kind premiumPackage. Omitted fields stay unchanged. Null and empty texts empty a field. */
        PremiumPackagePatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The package's name. */
            name?: string;
            /** @description The price in US dollars with whole cents; for a subscription, the price of a month. */
            usd?: number;
            /** @description The month in which the package is sold, 1 to 12; 0 for every month. */
            month?: number;
            /** @description The year in which the package is sold; 0 for every year. */
            year?: number;
            /** @description The subscription that the package sells; 0 for a single purchase. */
            subscriptionLevel?: components["schemas"]["SubscriptionLevel"];
            /** @description The section of the premium shop for a single purchase. */
            singleItemType?: components["schemas"]["PremiumPackageCategory"];
            /** @description Whether players see the package. */
            visible?: boolean;
            /** @description The package's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the package. */
            flavorText?: string;
            /** @description The items of the package. */
            items?: components["schemas"]["PackageItemInput"][];
        };
        /** @description Some fields of a record of the kind premiumPackage. Omitted fields stay unchanged. Null and empty texts empty a field. */
        PremiumPackagePatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The package's name. */
            name?: string;
            /** @description The price in US dollars with whole cents; for a subscription, the price of a month. */
            usd?: number;
            /** @description The month in which the package is sold, 1 to 12; 0 for every month. */
            month?: number;
            /** @description The year in which the package is sold; 0 for every year. */
            year?: number;
            /** @description The subscription that the package sells; 0 for a single purchase. */
            subscriptionLevel?: components["schemas"]["SubscriptionLevel"];
            /** @description The section of the premium shop for a single purchase. */
            singleItemType?: components["schemas"]["PremiumPackageCategory"];
            /** @description Whether players see the package. */
            visible?: boolean;
            /** @description The package's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description A line of text about the package. */
            flavorText?: string;
            /** @description The items of the package. */
            items?: components["schemas"]["PackageItemInput"][];
        };
        /** @description A product that is sold for real money. */
        PremiumPackageRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The package's name. */
            name: string;
            /** @description The price in US dollars with whole cents; for a subscription, the price of a month. */
            usd: number;
            /** @description The month in which the package is sold, 1 to 12; 0 for every month. */
            month: number;
            /** @description The year in which the package is sold; 0 for every year. */
            year: number;
            /** @description The subscription that the package sells; 0 for a single purchase. */
            subscriptionLevel: components["schemas"]["SubscriptionLevel"];
            /** @description The section of the premium shop for a single purchase. */
            singleItemType: components["schemas"]["PremiumPackageCategory"];
            /** @description Whether players see the package. */
            visible: boolean;
            /** @description The package's image. */
            imageId: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId: string;
            /** @description A line of text about the package. */
            flavorText: string;
            /** @description The items of the package. */
            items: components["schemas"]["PackageItem"][];
        };
        /** @description An error in the format of RFC 9457. */
        Problem: {
            /**
             * Format: uri
             * @description A URN made from `code`, the same in both APIs.
             */
            type: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The name of the HTTP status. */
            title: string;
            status: number;
            /** @description A sentence to show to a person. */
            detail: string;
            /**
             * Format: uri
             * @description A URN made from `requestId`.
             */
            instance: string;
            /** @description The id of this call, to quote to the staff. The header `X-Request-Id` of every response has it too. */
            requestId: string;
            /** @description The input field that is not valid. */
            field?: string;
            /** @description Seconds to wait before the next call. */
            retryAfterSeconds?: number;
            /** @description The scope that a personal access token lacks, for INSUFFICIENT_SCOPE. */
            scope?: string;
            /** @description The numbers and names that the sentence contains, such as the limit that the input exceeds. */
            values?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description The same codes as `extensions.code` of GraphQL errors.
         *
         *     | code | status | type | meaning |
         *     | --- | --- | --- | --- |
         *     | `INVALID_INPUT` | 400 | `urn:sanguine:problem:invalid-input` | The input is not valid. `field` names the input field. |
         *     | `SUBSCRIPTION_UNSUPPORTED` | 400 | `urn:sanguine:problem:subscription-unsupported` | A subscription needs `Accept: text/event-stream`. Only `/graphql` sends it. |
         *     | `UNAUTHENTICATED` | 401 | `urn:sanguine:problem:unauthenticated` | The access token is missing, expired, revoked or malformed. |
         *     | `FORBIDDEN` | 403 | `urn:sanguine:problem:forbidden` | The API key is missing or unknown, or the role of the account may not do this. |
         *     | `INSUFFICIENT_SCOPE` | 403 | `urn:sanguine:problem:insufficient-scope` | The personal access token lacks the scope `scope`, which is `session` where no token may call. |
         *     | `NOT_FOUND` | 404 | `urn:sanguine:problem:not-found` | There is no such record. |
         *     | `METHOD_NOT_ALLOWED` | 405 | `urn:sanguine:problem:method-not-allowed` | The path has other methods; `Allow` and `values.methods` list them. |
         *     | `NOT_ACCEPTABLE` | 406 | `urn:sanguine:problem:not-acceptable` | `Accept` has none of the media types in `values.types`. |
         *     | `REQUEST_TIMEOUT` | 408 | `urn:sanguine:problem:request-timeout` | The body of the call did not arrive in time. |
         *     | `CONFLICT` | 409 | `urn:sanguine:problem:conflict` | The revision is not the current one, the record is in use, or the `Idempotency-Key` belongs to another call. |
         *     | `TOO_LARGE` | 413 | `urn:sanguine:problem:too-large` | The body or a file is too large. `values.maxBytes` is the limit of a body. |
         *     | `URI_TOO_LONG` | 414 | `urn:sanguine:problem:uri-too-long` | The address is too long. |
         *     | `UNSUPPORTED_MEDIA_TYPE` | 415 | `urn:sanguine:problem:unsupported-media-type` | The body or a file has a type that is not accepted. |
         *     | `RANGE_NOT_SATISFIABLE` | 416 | `urn:sanguine:problem:range-not-satisfiable` | The file has no such bytes; `Content-Range` has its length. |
         *     | `TOO_MANY` | 429 | `urn:sanguine:problem:too-many` | Too many calls. `Retry-After` is the number of seconds to wait. |
         *     | `INTERNAL_SERVER_ERROR` | 500 | `urn:sanguine:problem:internal-server-error` | A fault of the server. `requestId` is what to report. |
         *     | `UNAVAILABLE` | 503 | `urn:sanguine:problem:unavailable` | The server cannot do this at the moment. `Retry-After` is the number of seconds to wait. |
         * @enum {string}
         */
        ProblemCode: "INVALID_INPUT" | "UNAUTHENTICATED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "REQUEST_TIMEOUT" | "CONFLICT" | "TOO_LARGE" | "URI_TOO_LONG" | "UNSUPPORTED_MEDIA_TYPE" | "RANGE_NOT_SATISFIABLE" | "TOO_MANY" | "INTERNAL_SERVER_ERROR" | "UNAVAILABLE";
        /** @description A whole record of the kind procEventType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ProcEventTypeInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc event type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The proc event type's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind procEventType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ProcEventTypeInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc event type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The proc event type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind procEventType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ProcEventTypePatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc event type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The proc event type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind procEventType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ProcEventTypePatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc event type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The proc event type's image. */
            imageId?: string;
        };
        /** @description The moment of a fight at which a proc may fire. */
        ProcEventTypeRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The proc event type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The proc event type's image. */
            imageId: string;
        };
        /** @description A whole record of the kind procType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ProcTypeInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The proc type's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind procType. Omitted fields get their defaults. Null and empty texts count as omitted. */
        ProcTypeInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The proc type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind procType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ProcTypePatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The proc type's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind procType. Omitted fields stay unchanged. Null and empty texts empty a field. */
        ProcTypePatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The proc type's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The proc type's image. */
            imageId?: string;
        };
        /** @description The effect of a proc, such as damage or healing. */
        ProcTypeRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The proc type's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The proc type's image. */
            imageId: string;
        };
        /** @description The creatures among which a hunt drew. */
        ProofAttraction: {
            /** @description The boss whose wait was over, which needs no roll. */
            dueBossId: string | null;
            /** @description The chance of the hex, in percent. */
            hexPercent: number;
            hexed: components["schemas"]["ProofWeight"][];
            baited: components["schemas"]["ProofWeight"][];
        };
        /** @description The numbers with which the rolls of a fight were compared. */
        ProofDraws: {
            attraction: components["schemas"]["ProofAttraction"];
            /** @description The chance of each modifier, in percent. */
            modifiers: {
                [key: string]: number;
            };
            attacker: components["schemas"]["ProofFighterRanges"];
            defender: components["schemas"]["ProofFighterRanges"];
            defenderHealthFactor: number;
            loot: components["schemas"]["ProofLootDraw"];
        };
        /** @description A fighter at the start of a fight. */
        ProofFighter: {
            name: string;
            isPlayer: boolean;
            /** Format: int64 */
            maxHealth: number;
            /** Format: int64 */
            damageFrom: number;
            /** Format: int64 */
            damageTo: number;
            /** @description In percent. */
            critChance: number;
            retainers: components["schemas"]["ProofRetainer"][];
            procs: components["schemas"]["ProofProc"][];
            /**
             * Format: int64
             * @description The gold that can be stolen; of a player only what was.
             */
            gold: number;
            creatureTypeId: string | null;
        };
        /** @description The ranges of the numbers of a fighter. */
        ProofFighterRanges: {
            health: components["schemas"]["ProofRange"];
            critChance: components["schemas"]["ProofRange"];
        };
        /** @description Pieces of an item that a win dropped. */
        ProofLoot: {
            itemId: string;
            /** Format: int64 */
            amount: number;
        };
        /** @description The chances of the loot, and the loot chance of the player. */
        ProofLootDraw: {
            lootChance: components["schemas"]["ProofRange"];
            lines: components["schemas"]["ProofLootLine"][];
        };
        /** @description A line of loot; without an item if the content had no such item. */
        ProofLootLine: {
            itemId: string | null;
            dropChance: number;
            /** Format: int64 */
            amountMin: number;
            /** Format: int64 */
            amountMax: number;
        };
        /** @description An effect that a fighter may cause. */
        ProofProc: {
            stat?: string;
            name: string;
            imageId: string;
            type: string;
            moment: string;
            damageType: string | null;
            creatureTypeId: string | null;
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            to: number;
            percent: number;
        };
        /** @description A range of a roll. */
        ProofRange: {
            from: number;
            to: number;
        };
        /** @description A retainer at the start of a fight. */
        ProofRetainer: {
            itemId: string;
            name: string;
            /** Format: int64 */
            damageFrom: number;
            /** Format: int64 */
            damageTo: number;
            creatureTypeId: string | null;
        };
        /** @description Both healths after a round. */
        ProofRound: {
            /** Format: int64 */
            attackerHealth: number;
            /** Format: int64 */
            defenderHealth: number;
        };
        /** @description The weight of a creature in a draw. */
        ProofWeight: {
            enemyId: string;
            /** Format: int64 */
            weight: number;
        };
        /** @enum {string} */
        PurchaseVerb: "buy" | "craft" | "tame" | "bind";
        /** @description A whole record of the kind rank. Omitted fields get their defaults. Null and empty texts count as omitted. */
        RankInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rank's name. */
            name: string;
            /**
             * Format: int64
             * @description The XP at which a player reaches the rank.
             * @default 0
             */
            xp: number;
            /** @description The item that a player gets with the rank; empty for none. */
            rewardItemId?: string;
            /**
             * @description The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again.
             * @default 0
             */
            coffinCharges: number;
            /** @description A line of text about the rank. */
            flavorText?: string;
            /** @description The rank's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind rank. Omitted fields get their defaults. Null and empty texts count as omitted. */
        RankInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rank's name. */
            name: string;
            /**
             * Format: int64
             * @description The XP at which a player reaches the rank.
             * @default 0
             */
            xp: number;
            /** @description The item that a player gets with the rank; empty for none. */
            rewardItemId?: string;
            /**
             * @description The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again.
             * @default 0
             */
            coffinCharges: number;
            /** @description A line of text about the rank. */
            flavorText?: string;
            /** @description The rank's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind rank. Omitted fields stay unchanged. Null and empty texts empty a field. */
        RankPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rank's name. */
            name?: string;
            /**
             * Format: int64
             * @description The XP at which a player reaches the rank.
             */
            xp?: number;
            /** @description The item that a player gets with the rank; empty for none. */
            rewardItemId?: string;
            /** @description The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
            coffinCharges?: number;
            /** @description A line of text about the rank. */
            flavorText?: string;
            /** @description The rank's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind rank. Omitted fields stay unchanged. Null and empty texts empty a field. */
        RankPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rank's name. */
            name?: string;
            /**
             * Format: int64
             * @description The XP at which a player reaches the rank.
             */
            xp?: number;
            /** @description The item that a player gets with the rank; empty for none. */
            rewardItemId?: string;
            /** @description The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
            coffinCharges?: number;
            /** @description A line of text about the rank. */
            flavorText?: string;
            /** @description The rank's image. */
            imageId?: string;
        };
        /** @description A rank that players reach by XP. */
        RankRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The rank's name. */
            name: string;
            /**
             * Format: int64
             * @description The XP at which a player reaches the rank.
             */
            xp: number;
            /** @description The item that a player gets with the rank; empty for none. */
            rewardItemId: string;
            /** @description The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
            coffinCharges: number;
            /** @description A line of text about the rank. */
            flavorText: string;
            /** @description The rank's image. */
            imageId: string;
        };
        /** @description The rarity of an item or enemy. */
        Rarity: {
            id: string;
            name: string;
            shortName: string;
            colorHex: string;
        };
        /** @description A whole record of the kind rarity. Omitted fields get their defaults. Null and empty texts count as omitted. */
        RarityInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rarity's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description A line of text about the rarity. */
            flavorText?: string;
            /** @description The rarity's image. */
            imageId?: string;
        };
        /** @description A whole record of the kind rarity. Omitted fields get their defaults. Null and empty texts count as omitted. */
        RarityInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rarity's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description A line of text about the rarity. */
            flavorText?: string;
            /** @description The rarity's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind rarity. Omitted fields stay unchanged. Null and empty texts empty a field. */
        RarityPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rarity's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description A line of text about the rarity. */
            flavorText?: string;
            /** @description The rarity's image. */
            imageId?: string;
        };
        /** @description Some fields of a record of the kind rarity. Omitted fields stay unchanged. Null and empty texts empty a field. */
        RarityPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The rarity's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The colour, such as #8a0303. */
            colorHex?: string;
            /** @description A line of text about the rarity. */
            flavorText?: string;
            /** @description The rarity's image. */
            imageId?: string;
        };
        /** @description A degree of rarity of items and enemies. */
        RarityRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The rarity's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The colour, such as #8a0303. */
            colorHex: string;
            /** @description A line of text about the rarity. */
            flavorText: string;
            /** @description The rarity's image. */
            imageId: string;
        };
        RecordUsage: {
            /** @description The uses of the record by players, payments and settings. */
            reason: components["schemas"]["RecordUsageReason"];
            /**
             * Format: int64
             * @description The number of players, payments or settings.
             */
            count: number;
            /**
             * Format: int64
             * @description The total amount of the item or currency that players own; null for other kinds.
             */
            amount: number | null;
        };
        /** @enum {string} */
        RecordUsageReason: "standing" | "fight" | "mission" | "owned" | "equipped" | "balance" | "setup" | "autoHunt" | "pin" | "rank" | "gift" | "payment" | "subscription" | "setting";
        /**
         * @description The reason for a refusal, one of the codes of user errors in GraphQL. Further codes may be added.
         * @enum {string}
         */
        RefusalCode: "HUNT_TOO_EARLY" | "NO_BAIT" | "NO_ENEMY" | "ROUND_TOO_HIGH" | "NO_OPEN_COMBAT" | "COFFIN_MISSING" | "COFFIN_EMPTY" | "UNKNOWN_ITEM" | "UNKNOWN_CURRENCY" | "NOT_FOR_SALE" | "NOT_SELLABLE" | "AMOUNT_INVALID" | "CANNOT_AFFORD" | "MISSING_MATERIALS" | "ALREADY_OWNED" | "XP_TOO_LOW" | "SUBSCRIPTION_TOO_LOW" | "NOT_OWNED" | "IS_EQUIPPED" | "ITEM_LOCKED" | "TOO_MANY_LOCKS" | "UNKNOWN_RANK" | "TOO_MANY_PINS" | "NOT_BAIT" | "NOT_EQUIPMENT" | "NOT_EQUIPPED" | "SLOT_LOCKED" | "SETUP_LOCKED" | "UNKNOWN_GROUND" | "ALREADY_THERE" | "KEY_MISSING" | "COMBAT_OPEN" | "UNKNOWN_MISSION" | "MISSION_COMPLETED" | "MISSIONS_REROLLED" | "NO_OTHER_MISSION" | "NOT_A_COLLECTION" | "TROPHIES_MISSING" | "AUTO_HUNT_NOT_DUE" | "UNKNOWN_NEWS" | "NO_GIFT" | "GIFT_TAKEN" | "GAME_CLOSED" | "ALREADY_ACTIVATED" | "EMAIL_INVALID" | "EMAIL_TAKEN" | "LOGIN_FAILED" | "LOGIN_TOO_OLD" | "NAME_INVALID" | "NAME_RESERVED" | "NAME_TAKEN" | "NAME_UNKNOWN" | "NOT_YOURS" | "PASSWORD_EXPIRED" | "PASSWORD_TOO_COMMON" | "PASSWORD_WRONG" | "REGISTRATION_CLOSED" | "CODE_INVALID" | "PASSKEY_INVALID" | "TICKET_INVALID" | "TOO_MANY_PASSKEYS" | "SCOPE_NOT_ALLOWED" | "TOO_MANY_TOKENS" | "UNKNOWN_TOKEN" | "UNKNOWN_APP" | "APP_NOT_APPROVED" | "TOO_MANY_APPS" | "REDIRECT_INVALID" | "REDIRECT_NOT_REGISTERED" | "AUTHORIZATION_INVALID" | "USER_CODE_INVALID" | "UNKNOWN_PASSKEY" | "UNKNOWN_SESSION" | "OTHER_ACCOUNT_LOGGED_IN" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "TOO_MANY_ATTEMPTS" | "UNKNOWN_USER" | "LAST_ADMIN" | "NO_SECOND_FACTOR" | "TOO_MANY_MAILS" | "USER_CHANGED" | "APP_CHANGED" | "ADMIN_REQUIRED" | "REASON_REQUIRED" | "NOT_BANNED" | "OWN_ACCOUNT" | "SECOND_FACTOR_REQUIRED";
        /** @description A part of the world with hunting grounds. */
        Region: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            flavorText: string;
            /** Format: int64 */
            sequence: number;
            /** Format: int64 */
            xpReqired: number;
            key: components["schemas"]["ItemName"] | null;
            specialBaitItem: components["schemas"]["ItemName"][];
            /** @description The price of travelling there. */
            currency: components["schemas"]["CurrencyEntry"][];
        };
        /** @description A whole record of the kind region. Omitted fields get their defaults. Null and empty texts count as omitted. */
        RegionInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The region's name. */
            name: string;
            /** @description The region's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * @description The position among the regions, lowest first.
             * @default 0
             */
            sequence: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             * @default 0
             */
            xpReqired: number;
            /**
             * @description Whether players see the region.
             * @default false
             */
            visible: boolean;
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The rule of the region, which changes its hunts over time. */
            rule?: components["schemas"]["RegionRuleName"];
            /** @description A line of text about the region. */
            flavorText?: string;
        };
        /** @description A whole record of the kind region. Omitted fields get their defaults. Null and empty texts count as omitted. */
        RegionInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The region's name. */
            name: string;
            /** @description The region's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /**
             * @description The position among the regions, lowest first.
             * @default 0
             */
            sequence: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             * @default 0
             */
            xpReqired: number;
            /**
             * @description Whether players see the region.
             * @default false
             */
            visible: boolean;
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The rule of the region, which changes its hunts over time. */
            rule?: components["schemas"]["RegionRuleName"];
            /** @description A line of text about the region. */
            flavorText?: string;
        };
        /** @description Some fields of a record of the kind region. Omitted fields stay unchanged. Null and empty texts empty a field. */
        RegionPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The region's name. */
            name?: string;
            /** @description The region's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description The position among the regions, lowest first. */
            sequence?: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             */
            xpReqired?: number;
            /** @description Whether players see the region. */
            visible?: boolean;
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The rule of the region, which changes its hunts over time. */
            rule?: components["schemas"]["RegionRuleName"];
            /** @description A line of text about the region. */
            flavorText?: string;
        };
        /** @description Some fields of a record of the kind region. Omitted fields stay unchanged. Null and empty texts empty a field. */
        RegionPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The region's name. */
            name?: string;
            /** @description The region's image. */
            imageId?: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId?: string;
            /** @description The position among the regions, lowest first. */
            sequence?: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             */
            xpReqired?: number;
            /** @description Whether players see the region. */
            visible?: boolean;
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId?: string;
            /** @description The rule of the region, which changes its hunts over time. */
            rule?: components["schemas"]["RegionRuleName"];
            /** @description A line of text about the region. */
            flavorText?: string;
        };
        /** @description A part of the world with hunting grounds. */
        RegionRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The region's name. */
            name: string;
            /** @description The region's image. */
            imageId: string;
            /** @description The moving image, which replaces the still one. */
            animatedImageId: string;
            /** @description The position among the regions, lowest first. */
            sequence: number;
            /**
             * Format: int64
             * @description The XP that a player needs to travel there.
             */
            xpReqired: number;
            /** @description Whether players see the region. */
            visible: boolean;
            /** @description The item that a player needs to travel there; empty if none is needed. */
            keyId: string;
            /** @description The rule of the region, which changes its hunts over time. */
            rule: components["schemas"]["RegionRuleName"];
            /** @description A line of text about the region. */
            flavorText: string;
        };
        /**
         * @description 0 none, 1 ash, 2 tide, 3 opera, 4 moon, 5 heat, 6 breath
         * @enum {integer}
         */
        RegionRuleName: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        RegisterRequest: {
            /** @description The new username: Latin letters, digits, single spaces, `_`, `-` and `.`. */
            username: string;
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
            /**
             * Format: email
             * @description The address that the activation link is sent to.
             */
            email: string;
        };
        RemovePasskeyRequest: {
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
            /** @description The id of the passkey. */
            id: string;
        };
        /** @description A server seed that is no longer in use. */
        RevealedSeed: {
            seed: string;
            seedHash: string;
            clientSeed: string;
            /** Format: int64 */
            firstCombat: number;
            /** Format: int64 */
            lastCombat: number;
            /**
             * Format: int64
             * @description A time in whole Unix seconds.
             */
            revealedAt: number;
        };
        /** @description A reward: XP, currencies and items. */
        Reward: {
            /** Format: int64 */
            xp: number;
            currencies: components["schemas"]["CurrencyEntry"][];
            items: components["schemas"]["ItemAmount"][];
        };
        RotateSeedRequest: {
            /** @description The player's part of the next seed; a random one if left out. */
            clientSeed?: string;
        };
        RotateSeedResult: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            fairness?: components["schemas"]["Fairness"];
        };
        SaveSettingRequest: {
            key: string;
            value: string;
        };
        SearchUsersRequest: {
            /**
             * @description A part of the name or e-mail address, in upper or lower case; empty for all users.
             * @default
             */
            searchstring: string;
            /** @description Whether to include banned users. */
            includeingBanned?: boolean;
        };
        SecondFactors: {
            /**
             * Format: int64
             * @description The time at which the authenticator app was added, in whole Unix seconds; null without one.
             */
            totpAddedTimestamp: number | null;
            passkeys: components["schemas"]["Passkey"][];
            /** Format: int64 */
            recoveryCodesLeft: number;
        };
        Session: {
            id: string;
            /** @description Null if unknown. */
            browser: string | null;
            /** @description Null if unknown. */
            system: string | null;
            /** Format: int64 */
            openedTimestamp: number;
            /**
             * Format: int64
             * @description The time of the last use, in whole Unix seconds, up to ten minutes off.
             */
            lastUsedTimestamp: number;
            /** Format: int64 */
            expiresTimestamp: number;
            /** @description Whether the call was made with this session. */
            isCurrent: boolean;
        };
        /** @description A setting of the game. */
        Setting: {
            id: string;
            key: string;
            value: string;
        };
        /** @description An item that a merchant offers. */
        ShopItem: {
            id: string;
            name: string;
            imageId: string;
            animatedImageId: string;
            /** @description The same as `animatedImageId`. */
            animatedId: string;
            flavorText: string;
            /** @description The name of the type. */
            itemType: string;
            rarity: components["schemas"]["Rarity"];
            stats: components["schemas"]["StatEntry"][];
            price: components["schemas"]["CurrencyEntry"][];
            refund: components["schemas"]["CurrencyEntry"][];
            /** @description Whether a player can own only one piece. */
            unique: boolean;
            /**
             * Format: int64
             * @description The XP that a player needs to buy or equip the item.
             */
            reqXP: number;
            needSub: components["schemas"]["SubscriptionLevel"];
            retainerCreatureType: components["schemas"]["EnemyType"] | null;
            trophieItemIds: string[];
            /** @description The enemy that a hex attracts; empty for other items. */
            canAttractEnemyId: string;
            craftingMats: components["schemas"]["Material"][];
            verb: components["schemas"]["PurchaseVerb"];
            /**
             * Format: int64
             * @description The number of pieces that the player owns.
             */
            owned: number;
            /** @description The number of pieces of each of `craftingMats` that the player owns, in the same order. */
            ownedMaterials: number[];
        };
        /** @enum {string} */
        SortOrder: "asc" | "desc";
        StartPasskeyLoginRequest: {
            /** @description `login_ticket` of the login. */
            ticket?: string;
        };
        /** @description The value of one stat. */
        StatEntry: {
            shortName: string;
            name: string;
            valueFrom: components["schemas"]["StatValue"];
            valueTo: number;
            statType: components["schemas"]["StatRecordType"];
            statImageId: string;
            statFlavorText: string;
            statUnitSymbol: string;
            /** @description The chance of a proc in percent; null for other stats. */
            procPercent: number | null;
        };
        /** @description A whole record of the kind stat. Omitted fields get their defaults. Null and empty texts count as omitted. */
        StatInput: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The stat's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The type of the stat: 0 for a number, 1 for a proc. */
            statType?: components["schemas"]["StatRecordType"];
            /** @description The effect of a proc; empty for a number. */
            procType?: string;
            /** @description The moment at which a proc may fire; empty for a number. */
            procEventType?: string;
            /** @description The only creature type that a proc works on; empty for every type, and for a number. */
            affectedCreatureType?: string;
            /** @description The type of the damage that a proc deals. */
            damageType?: string;
            /**
             * @description Whether the stat is a yes or no instead of a number.
             * @default false
             */
            isYesNo: boolean;
            /** @description The rarity of the stat; empty for none. */
            rarity?: string;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The stat's image. */
            imageId?: string;
            /** @description A line of text about the effect. */
            flavorText?: string;
            /** @description The unit after the number, such as %. */
            unitSymbol?: string;
        };
        /** @description A whole record of the kind stat. Omitted fields get their defaults. Null and empty texts count as omitted. */
        StatInputWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The stat's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The type of the stat: 0 for a number, 1 for a proc. */
            statType?: components["schemas"]["StatRecordType"];
            /** @description The effect of a proc; empty for a number. */
            procType?: string;
            /** @description The moment at which a proc may fire; empty for a number. */
            procEventType?: string;
            /** @description The only creature type that a proc works on; empty for every type, and for a number. */
            affectedCreatureType?: string;
            /** @description The type of the damage that a proc deals. */
            damageType?: string;
            /**
             * @description Whether the stat is a yes or no instead of a number.
             * @default false
             */
            isYesNo: boolean;
            /** @description The rarity of the stat; empty for none. */
            rarity?: string;
            /**
             * @description The position in lists, lowest first.
             * @default 100
             */
            orderIndex: number;
            /** @description The stat's image. */
            imageId?: string;
            /** @description A line of text about the effect. */
            flavorText?: string;
            /** @description The unit after the number, such as %. */
            unitSymbol?: string;
        };
        /** @description Some fields of a record of the kind stat. Omitted fields stay unchanged. Null and empty texts empty a field. */
        StatPatch: {
            /** @description The record to change, if the path does not name one. Ignored when a record is created. */
            id?: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The stat's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The type of the stat: 0 for a number, 1 for a proc. */
            statType?: components["schemas"]["StatRecordType"];
            /** @description The effect of a proc; empty for a number. */
            procType?: string;
            /** @description The moment at which a proc may fire; empty for a number. */
            procEventType?: string;
            /** @description The only creature type that a proc works on; empty for every type, and for a number. */
            affectedCreatureType?: string;
            /** @description The type of the damage that a proc deals. */
            damageType?: string;
            /** @description Whether the stat is a yes or no instead of a number. */
            isYesNo?: boolean;
            /** @description The rarity of the stat; empty for none. */
            rarity?: string;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The stat's image. */
            imageId?: string;
            /** @description A line of text about the effect. */
            flavorText?: string;
            /** @description The unit after the number, such as %. */
            unitSymbol?: string;
        };
        /** @description Some fields of a record of the kind stat. Omitted fields stay unchanged. Null and empty texts empty a field. */
        StatPatchWithId: {
            /** @description The record to change. */
            id: string;
            /** @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created. */
            revision?: number;
            /** @description The stat's name. */
            name?: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName?: string;
            /** @description The type of the stat: 0 for a number, 1 for a proc. */
            statType?: components["schemas"]["StatRecordType"];
            /** @description The effect of a proc; empty for a number. */
            procType?: string;
            /** @description The moment at which a proc may fire; empty for a number. */
            procEventType?: string;
            /** @description The only creature type that a proc works on; empty for every type, and for a number. */
            affectedCreatureType?: string;
            /** @description The type of the damage that a proc deals. */
            damageType?: string;
            /** @description Whether the stat is a yes or no instead of a number. */
            isYesNo?: boolean;
            /** @description The rarity of the stat; empty for none. */
            rarity?: string;
            /** @description The position in lists, lowest first. */
            orderIndex?: number;
            /** @description The stat's image. */
            imageId?: string;
            /** @description A line of text about the effect. */
            flavorText?: string;
            /** @description The unit after the number, such as %. */
            unitSymbol?: string;
        };
        /** @description A number of fighters and items, or an effect (a proc) that may fire in a fight. */
        StatRecord: {
            /** @description The record's id. */
            id: string;
            /** @description A number that rises with every change. */
            revision: number;
            /**
             * Format: int64
             * @description The time of the last change, in whole Unix seconds.
             */
            updatedAt: number;
            /** @description The stat's name. */
            name: string;
            /** @description The short name, unique within the kind regardless of case. */
            shortName: string;
            /** @description The type of the stat: 0 for a number, 1 for a proc. */
            statType: components["schemas"]["StatRecordType"];
            /** @description The effect of a proc; empty for a number. */
            procType: string;
            /** @description The moment at which a proc may fire; empty for a number. */
            procEventType: string;
            /** @description The only creature type that a proc works on; empty for every type, and for a number. */
            affectedCreatureType: string;
            /** @description The type of the damage that a proc deals. */
            damageType: string;
            /** @description Whether the stat is a yes or no instead of a number. */
            isYesNo: boolean;
            /** @description The rarity of the stat; empty for none. */
            rarity: string;
            /** @description The position in lists, lowest first. */
            orderIndex: number;
            /** @description The stat's image. */
            imageId: string;
            /** @description A line of text about the effect. */
            flavorText: string;
            /** @description The unit after the number, such as %. */
            unitSymbol: string;
        };
        /**
         * @description 0 stat, 1 proc
         * @enum {integer}
         */
        StatRecordType: 0 | 1;
        /** @description A number, or a boolean for a yes/no stat. */
        StatValue: number | boolean;
        StopNotificationsRequest: {
            token: string;
            kind: components["schemas"]["NotificationKind"];
        };
        /**
         * @description 0 none, 1 silver, 2 gold, 3 platinum
         * @enum {integer}
         */
        SubscriptionLevel: 0 | 1 | 2 | 3;
        /** @description An enemy's slice of the table. */
        TableSlice: {
            /** @description The enemy. */
            enemyId: string;
            /** @description The lowest roll that attracts the enemy. */
            rangeMin: number;
            /** @description The roll at which the next slice begins. */
            rangeMax: number;
        };
        /** @description An enemy's slice of the table. */
        TableSliceInput: {
            /** @description The enemy. */
            enemyId: string;
            /**
             * @description The lowest roll that attracts the enemy.
             * @default 0
             */
            rangeMin: number;
            /**
             * @description The roll at which the next slice begins.
             * @default 0
             */
            rangeMax: number;
        };
        TakeNewsGiftRequest: {
            newsId: string;
        };
        TotpSecret: {
            /** @description False if a rule of the game refused the call. */
            success: boolean;
            /** @description A sentence to show to the player. */
            message: string;
            code?: components["schemas"]["RefusalCode"];
            /** @description The input field that caused the refusal, if a single one did. */
            field?: string;
            /**
             * Format: int64
             * @description Seconds until the call can succeed, if waiting is enough.
             */
            seconds?: number;
            /** @description The secret in base32, for typing. */
            secret?: string;
            /** @description The secret as an `otpauth` URI, for a QR code. */
            uri?: string;
            /** @description The ticket for `confirmTotp`, valid for fifteen minutes. */
            ticket?: string;
        };
        TradeRequest: {
            itemId: string;
            /** @description The number of pieces: above 0 to buy, below 0 to sell. */
            amount: number;
        };
        TravelRequest: {
            newHuntingGroundId: string;
        };
        UpdateEmailRequest: {
            /** @description The id of the caller's account. */
            userId: string;
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
            /**
             * Format: email
             * @description The new address.
             */
            email: string;
        };
        UpdatePasswordRequest: {
            /** @description The id of the caller's account. */
            userId: string;
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            currPw: string;
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            newPw: string;
        };
        /** @description The address of an uploaded image. */
        UploadedImage: {
            id: string;
        };
        /** @description An account and its player, as staff see them. */
        User: {
            id: string;
            /**
             * Format: int64
             * @description A number that rises with every change of name, e-mail address, role, ban or Patreon type.
             */
            revision: number;
            name: string;
            email: string;
            userRole: components["schemas"]["UserRole"];
            /** @description The reason that a banned user sees; empty for other users. */
            banReason: string;
            patreonType: components["schemas"]["PatreonType"];
            inventory: components["schemas"]["UserInventoryEntry"][];
            /** @description All currencies of the game. */
            currencies: components["schemas"]["CurrencyEntry"][];
        };
        /** @description The amount of a currency that a user has after the change. */
        UserCurrencyInput: {
            /** @description The name of the currency, or its short name. */
            name?: string | null;
            /** @description The short name of the currency; required if `name` is left out. */
            shortName?: string | null;
            /**
             * Format: int64
             * @description The amount after the change.
             */
            value: number;
        };
        /** @description The changes of a user. Fields that are left out stay unchanged. */
        UserInput: {
            id: string;
            /**
             * Format: int64
             * @description The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins.
             */
            revision?: number | null;
            /** @description The new username: Latin letters, digits, single spaces, `_`, `-` and `.`. */
            name?: string | null;
            /**
             * Format: email
             * @description The address of the account.
             */
            email?: string | null;
            /** @description Any role except 0, guest. */
            userRole?: components["schemas"]["UserRole"] | null;
            patreonType?: components["schemas"]["PatreonType"] | null;
            currencies?: components["schemas"]["UserCurrencyInput"][] | null;
        };
        /** @description Pieces of an item that a user owns. */
        UserInventoryEntry: {
            itemId: string;
            /** Format: int64 */
            amount: number;
            equipped: boolean;
        };
        /**
         * @description 0 guest, 1 user, 2 betaUser, 80 support, 90 editor, 100 admin, 555 notActivated, 666 banned
         * @enum {integer}
         */
        UserRole: 0 | 1 | 2 | 80 | 90 | 100 | 555 | 666;
    };
    responses: {
        /** @description The input is not valid. `field` names the input field. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:invalid-input",
                 *       "code": "INVALID_INPUT",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "amount: must not be 0.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "field": "amount"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example amount: must not be 0. */
                "text/plain": string;
            };
        };
        /** @description The access token is missing, expired, revoked or malformed. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:unauthenticated",
                 *       "code": "UNAUTHENTICATED",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Please log in.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example Please log in. */
                "text/plain": string;
            };
        };
        /** @description The API key is missing or unknown, or the role of the account may not do this. */
        Forbidden: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:forbidden",
                 *       "code": "FORBIDDEN",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "The API key in X-Api-Key is not known.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example The API key in X-Api-Key is not known. */
                "text/plain": string;
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:not-found",
                 *       "code": "NOT_FOUND",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "There is no such item.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example There is no such item. */
                "text/plain": string;
            };
        };
        /** @description The revision is not the current one, the record is in use, or the `Idempotency-Key` belongs to another call. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:conflict",
                 *       "code": "CONFLICT",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "This Idempotency-Key belongs to another call. Please use a new one.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example This Idempotency-Key belongs to another call. Please use a new one. */
                "text/plain": string;
            };
        };
        /** @description The body or a file is too large. `values.maxBytes` is the limit of a body. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:too-large",
                 *       "code": "TOO_LARGE",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "detail": "The body is too large.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example The body is too large. */
                "text/plain": string;
            };
        };
        /** @description The address is too long. */
        UriTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:uri-too-long",
                 *       "code": "URI_TOO_LONG",
                 *       "title": "URI Too Long",
                 *       "status": 414,
                 *       "detail": "The address is too long.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example The address is too long. */
                "text/plain": string;
            };
        };
        /** @description The body or a file has a type that is not accepted. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:unsupported-media-type",
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "The body must be of the type application/json or application/x-www-form-urlencoded or multipart/form-data.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example The body must be of the type application/json or application/x-www-form-urlencoded or multipart/form-data. */
                "text/plain": string;
            };
        };
        /** @description The file has no such bytes; `Content-Range` has its length. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:range-not-satisfiable",
                 *       "code": "RANGE_NOT_SATISFIABLE",
                 *       "title": "Range Not Satisfiable",
                 *       "status": 416,
                 *       "detail": "The file has no such bytes.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example The file has no such bytes. */
                "text/plain": string;
            };
        };
        /** @description Too many calls. `Retry-After` is the number of seconds to wait. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:too-many",
                 *       "code": "TOO_MANY",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Too many calls. Please wait a moment.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "retryAfterSeconds": 8
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example Too many calls. Please wait a moment. */
                "text/plain": string;
            };
        };
        /** @description The server cannot do this at the moment. `Retry-After` is the number of seconds to wait. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:sanguine:problem:unavailable",
                 *       "code": "UNAVAILABLE",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "detail": "The game cannot be reached at the moment. Please try again.",
                 *       "instance": "urn:sanguine:request:7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "requestId": "7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11",
                 *       "retryAfterSeconds": 2
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
                /** @example The game cannot be reached at the moment. Please try again. */
                "text/plain": string;
            };
        };
    };
    parameters: {
        /**
         * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
         * @example 0f8c2a1e-purchase-17
         */
        IdempotencyKey: string;
        /** @description The `ETag` of the bytes that the client has. */
        IfNoneMatch: string;
        /**
         * @description One range of bytes, as video players request it.
         * @example bytes=0-1023
         */
        Range: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The remaining calls (`r`) of each limit, and the seconds until its window ends (`t`), by draft-ietf-httpapi-ratelimit-headers.
         * @example "account";r=99;t=10
         */
        RateLimit: string;
        /**
         * @description The limits by the same draft: calls (`q`) in a window of some seconds (`w`).
         * @example "account";q=100;w=10
         */
        RateLimitPolicy: string;
        /** @description The number of calls that this one counted as, by its declared cost; 0 if it was refused. */
        RateLimitCost: number;
        /** @description Calls in a window of ten seconds. */
        RateLimitLimit: number;
        /** @description Calls left in this window. */
        RateLimitRemaining: number;
        /** @description Seconds until the window ends. */
        RateLimitReset: number;
        /** @description The role that the account of the session has now. A token has the role of its login, which staff may have changed since. */
        ViewerRole: "guest" | "user" | "betaUser" | "support" | "editor" | "admin" | "notActivated" | "banned";
        /** @description `true` if the call repeats an earlier one under its `Idempotency-Key` and returns the first result. */
        IdempotencyReplayed: "true";
        /** @description Seconds to wait before the next call. */
        RetryAfter: number;
        /**
         * @description The authentication scheme, and the error of a token by RFC 6750.
         * @example Bearer error="insufficient_scope", scope="hunt"
         */
        WwwAuthenticate: string;
        /** @description The validator of the bytes, for `If-None-Match`. */
        ETag: string;
        /** @description The time for which the bytes may be cached. */
        CacheControl: string;
        /** @description The name of the file. */
        ContentDisposition: string;
        /** @description The range of these bytes, or the length of the file. */
        ContentRange: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "You have successfully registered an account! An activation email has been sent to you. (also check your spam folder). After activation pls go to login."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendActivationMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "An activation email has been sent to you. (also check your spam folder)."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the mailed link.
                 * @example 40f6c0948eb45df2d71ddc27
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result as text. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example Your account is activated. Welcome to the night! */
                    "text/plain": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Email sent to your email address"
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    retrievePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTokenRequest"];
            };
        };
        responses: {
            /** @description The result as text. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example A new password has been sent to your email address. */
                    "text/plain": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmailRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "A link was sent to the new address. Your address changes when you open it."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTokenRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your email address has been changed."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePasswordRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your password has been changed."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Login Successful",
                     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTWluYSJ9.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmLoginRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Login Successful",
                     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTWluYSJ9.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedSession"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPasskeyLoginRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Please use your passkey.",
                     *       "ticket": "0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60",
                     *       "options": "{\"challenge\":\"Zm9yIGFuIGF1dGhlbnRpY2F0b3I\"}"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishPasskeyLoginRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Login Successful",
                     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTWluYSJ9.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedSession"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "You are logged out."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The session was ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Sessions ended: 2."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    enrolTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Add the key to your authenticator app, and send a code from it.",
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Sanguine:Mina?issuer=Sanguine&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "ticket": "0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60"
                     *     }
                     */
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTotpRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your account is protected by a second factor.",
                     *       "recoveryCodes": [
                     *         "k7dp-x2mh-9fqa"
                     *       ],
                     *       "access_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["Enrolment"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The second factor was removed."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    enrolPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Please use your passkey.",
                     *       "ticket": "0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60",
                     *       "options": "{\"challenge\":\"Zm9yIGFuIGF1dGhlbnRpY2F0b3I\"}"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasskeyRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your account is protected by a second factor.",
                     *       "recoveryCodes": [
                     *         "k7dp-x2mh-9fqa"
                     *       ],
                     *       "access_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["Enrolment"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePasskeyRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The second factor was removed."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your former recovery codes are no longer valid.",
                     *       "recoveryCodes": [
                     *         "k7dp-x2mh-9fqa"
                     *       ],
                     *       "access_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["Enrolment"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "sanguine-own-data",
                     *       "version": 1,
                     *       "accountId": "0123456789abcdef01234567",
                     *       "exportedAt": "2025-01-01T12:00:00.000Z",
                     *       "collections": {
                     *         "accounts": [
                     *           {
                     *             "id": "0123456789abcdef01234567",
                     *             "name": "Mina",
                     *             "email": "mina@example.org"
                     *           }
                     *         ],
                     *         "sessions": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadOwnDataRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "sanguine-own-data",
                     *       "version": 1,
                     *       "accountId": "0123456789abcdef01234567",
                     *       "exportedAt": "2025-01-01T12:00:00.000Z",
                     *       "collections": {
                     *         "accounts": [
                     *           {
                     *             "id": "0123456789abcdef01234567",
                     *             "name": "Mina",
                     *             "email": "mina@example.org"
                     *           }
                     *         ],
                     *         "sessions": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your account is deleted. The ledger and payments stay under its number alone, without your name and address."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivePremiumPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedStat"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceStatRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStatRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStatRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFairness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fairness"] | null;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateSeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateSeedRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateSeedResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopNotificationsRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Such notifications are off."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    hunt: {
        parameters: {
            query?: {
                /** @description The round of the open combat to play, or to read again. */
                round?: number;
            };
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Combat"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    quickHunt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Combat"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    coffinHunt: {
        parameters: {
            query?: {
                /** @description The round of the open combat to play, or to read again. */
                round?: number;
            };
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Combat"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMercatusItems: {
        parameters: {
            query?: {
                /** @description The quantity to buy. It is accepted without effect: prices are for one piece. */
                quantity?: number;
                /** @description The order by required XP; `asc` if left out. */
                sort?: components["schemas"]["SortOrder"];
                /** @description The short name of an item type; all types if left out or empty. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCryptItems: {
        parameters: {
            query?: {
                /** @description The quantity to buy. It is accepted without effect: prices are for one piece. */
                quantity?: number;
                /** @description The order by required XP; `asc` if left out. */
                sort?: components["schemas"]["SortOrder"];
                /** @description The short name of an item type; all types if left out or empty. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStableItems: {
        parameters: {
            query?: {
                /** @description The quantity to buy. It is accepted without effect: prices are for one piece. */
                quantity?: number;
                /** @description The order by required XP; `asc` if left out. */
                sort?: components["schemas"]["SortOrder"];
                /** @description The short name of an item type; all types if left out or empty. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArmoryItems: {
        parameters: {
            query?: {
                /** @description The quantity to buy. It is accepted without effect: prices are for one piece. */
                quantity?: number;
                /** @description The order by required XP; `asc` if left out. */
                sort?: components["schemas"]["SortOrder"];
                /** @description The short name of an item type; all types if left out or empty. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWeaponMasterItems: {
        parameters: {
            query?: {
                /** @description The quantity to buy. It is accepted without effect: prices are for one piece. */
                quantity?: number;
                /** @description The order by required XP; `asc` if left out. */
                sort?: components["schemas"]["SortOrder"];
                /** @description The short name of an item type; all types if left out or empty. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJewelItems: {
        parameters: {
            query?: {
                /** @description The quantity to buy. It is accepted without effect: prices are for one piece. */
                quantity?: number;
                /** @description The order by required XP; `asc` if left out. */
                sort?: components["schemas"]["SortOrder"];
                /** @description The short name of an item type; all types if left out or empty. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSanctumItems: {
        parameters: {
            query?: {
                /** @description The quantity to buy. It is accepted without effect: prices are for one piece. */
                quantity?: number;
                /** @description The order by required XP; `asc` if left out. */
                sort?: components["schemas"]["SortOrder"];
                /** @description The short name of an item type; all types if left out or empty. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    tradeItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Purchase successful! Item added to inventory."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    equipItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Letter Opener equipped."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    unequipItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Letter Opener unequipped."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEquipmentSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The zero-based index of the setup.
                 * @example 1
                 */
                index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Equipment setup 2 is in use."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJournalEntries: {
        parameters: {
            query?: {
                /** @description The number of entries; 50 if left out. */
                first?: number;
                /** @description The id of the last entry on the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFightProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4f1e4c0d2a7b5e1066821a3b9f1e4c0d */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FightProof"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFightCard: {
        parameters: {
            query?: {
                /** @description `en` or `de`; English if left out. */
                language?: string;
            };
            header?: {
                /** @description The `ETag` of the bytes that the client has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes, as video players request it.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 4f1e4c0d2a7b5e1066821a3b9f1e4c0d */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the image or video. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLadder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of rows to skip from the top.
                 * @example 0
                 */
                offset: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LadderEntry"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHuntingGrounds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 96212ecbb9e796485525b431 */
                regionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGround"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    travel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "You have reached Wolfsmoor."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of posts to skip.
                 * @example 0
                 */
                offset: number;
                /**
                 * @description The number of posts to return.
                 * @example 1
                 */
                amount: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeNewsGift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeNewsGiftRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Bleating Lamb is yours."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimCollectionRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The Abbey Hours is complete, and yours."
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnemies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example a9d9137f6cd7192f805b3a22 */
                huntingGroundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrimoireEntry"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceItemRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createItemRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItemRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItemRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceItemRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteItemRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItemRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCurrencyRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceCurrencyRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCurrencyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCurrencyRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrencyRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceCurrencyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCurrencyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCurrencyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemTypeRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTypeRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceItemTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemTypeInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createItemTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemTypeInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItemTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemTypePatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItemTypeRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceItemTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemTypeInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteItemTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItemTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemTypePatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnemyTypeRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyTypeRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceEnemyTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyTypeInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEnemyTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyTypeInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnemyTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyTypePatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnemyTypeRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceEnemyTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyTypeInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEnemyTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnemyTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyTypePatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceStatRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStatRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStatRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRarityRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RarityRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRarityRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarityInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RarityRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRarityRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarityInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RarityRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRarityRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarityPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RarityRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRarityRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RarityRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRarityRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarityInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RarityRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRarityRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRarityRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarityPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RarityRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnemyRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceEnemyRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEnemyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnemyRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnemyRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceEnemyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEnemyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnemyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnemyPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnemyRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegionRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRegionRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRegionRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRegionRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegionRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRegionRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRegionRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRegionRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHuntingGroundRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceHuntingGroundRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingGroundInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHuntingGroundRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingGroundInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHuntingGroundRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingGroundPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHuntingGroundRecordsOfRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 96212ecbb9e796485525b431 */
                parentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHuntingGroundRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceHuntingGroundRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingGroundInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteHuntingGroundRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHuntingGroundRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingGroundPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingGroundRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHuntingTableRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceHuntingTableRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingTableInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHuntingTableRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingTableInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHuntingTableRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingTablePatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHuntingTableRecordsOfHuntingGround: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 96212ecbb9e796485525b431 */
                parentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHuntingTableRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceHuntingTableRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingTableInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteHuntingTableRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHuntingTableRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntingTablePatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuntingTableRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProcTypeRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcTypeRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceProcTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcTypeInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProcTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcTypeInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProcTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcTypePatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProcTypeRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceProcTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcTypeInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProcTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProcTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcTypePatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProcEventTypeRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcEventTypeRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceProcEventTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcEventTypeInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcEventTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProcEventTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcEventTypeInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcEventTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProcEventTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcEventTypePatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcEventTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProcEventTypeRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcEventTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceProcEventTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcEventTypeInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcEventTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProcEventTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProcEventTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcEventTypePatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcEventTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDamageTypeRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageTypeRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceDamageTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageTypeInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDamageTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageTypeInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDamageTypeRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageTypePatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDamageTypeRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceDamageTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageTypeInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDamageTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDamageTypeRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageTypePatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageTypeRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRankRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRankRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRankRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRankRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRankRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRankRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRankRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRankRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceNewsRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNewsRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNewsRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceNewsRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNewsRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNewsRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPremiumPackageRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replacePremiumPackageRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiumPackageInputWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPremiumPackageRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiumPackageInput"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePremiumPackageRecordByBodyId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiumPackagePatchWithId"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPremiumPackageRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replacePremiumPackageRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiumPackageInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePremiumPackageRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePremiumPackageRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiumPackagePatch"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumPackageRecord"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedUserRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPaymentRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCheck"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentsOfPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListPaymentsOfPackageRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActiveSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedUserRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionLevel"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSettingRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettingByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example autoHuntBacklogHours */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGameAppStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAppStats"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchUsersRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's name.
                 * @example Mina
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    addInventoryItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.
                 * @example 0f8c2a1e-purchase-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The same as a form, urlencoded or multipart, is accepted too. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddInventoryItemRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The inventory was changed.",
                     *       "amount": 21
                     *     }
                     */
                    "application/json": components["schemas"]["AddInventoryItemResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Viewer-Role": components["headers"]["ViewerRole"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the bytes that the client has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes, as video players request it.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the image or video. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThumbnail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the bytes that the client has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes, as video players request it.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the image or video. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnemyImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the bytes that the client has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes, as video players request it.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the image or video. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnemyThumbnail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the bytes that the client has. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes, as video players request it.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 40f6c0948eb45df2d71ddc27 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the image or video. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result as text. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-RateLimit-Cost": components["headers"]["RateLimitCost"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example 1.0.0 */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
}
