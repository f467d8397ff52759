/** Made from openapi.v1.json by `npm run generate`. */
export interface paths {
    "/v1/accounts": {
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
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's account.
         * @description For every account with a session. A personal access token needs the scope `profile`.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates a registered account by the token of its mail.
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/activation-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the mail with the activation link of the caller's account once more.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["resendActivationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session, or returns a ticket if the account has a second factor.
         * @description The password is sent as its SHA-256 in hexadecimal digits. With a ticket, `POST /sessions/confirm` opens the session.
         *
         *     For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/confirm": {
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
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["confirmLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/current": {
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
         * Closes the caller's session.
         * @description For every account with a session. No personal access token may make this call.
         */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password-resets": {
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
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password-resets/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a new password to the account of a mailed token and closes all its sessions.
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["retrievePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to a new e-mail address of the caller's account.
         * @description The address changes when the link is followed, within a day.
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
    "/v1/account/email/confirm": {
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
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password of the caller's account and closes its other sessions.
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's player.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the seeds of the combats of the caller's player.
         * @description For accounts that play. A personal access token needs the scope `read`.
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
    "/v1/me/fairness/rotate": {
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
         * @description `GET /me/fairness` returns the revealed seed.
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
    "/v1/me/combat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the open combat, or the latest one; null before the first hunt.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getCombat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hunts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a hunt, or plays the next round of the open combat.
         * @description With `round`, a repeat returns that round again. Without it, a repeat within two seconds returns the same result.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["hunt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quick-hunts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a hunt if none is open, and plays the combat to its end.
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["quickHunt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coffin-hunts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a hunt with a coffin charge instead of the cooldown, or plays the next round.
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["coffinHunt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/auto-hunt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the settings of auto-hunts.
         * @description The body is a merge patch of RFC 7396: what is left out stays as it is.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        patch: operations["updateAutoHunt"];
        trace?: never;
    };
    "/v1/merchants/{merchant}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the offers of a merchant to the player.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listShopItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buys, crafts, tames or binds an item.
         * @description For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["buyItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sells pieces of an item at its refund.
         * @description For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["sellItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sells pieces of several items at their refunds: all, or none.
         * @description For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["sellItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items of the caller's player, highest required XP first.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/equipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the slots for equipment of the caller's player, with their items.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listEquipment"];
        put?: never;
        /**
         * Equips an owned item.
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["equipItem"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the items in all slots of several types: all, or none.
         * @description The slots of a named type hold exactly the given items after the call. Other types stay as they are.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        patch: operations["wearItems"];
        trace?: never;
    };
    "/v1/me/equipment-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the ten equipment sets of the caller's player.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listEquipmentSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/inventory/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Locks an owned item against sale, or unlocks it.
         * @description For accounts that play. A personal access token needs the scope `trade`.
         */
        patch: operations["lockItem"];
        trace?: never;
    };
    "/v1/me/equipment/{itemId}": {
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
         * Takes off an equipped item.
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        delete: operations["unequipItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/equipment-sets/{index}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches to another equipment set.
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["changeEquipmentSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/equipment-sets/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets the name of an equipment set and the hunting ground that it is bound to.
         * @description The body is a merge patch of RFC 7396: what is left out stays as it is, and null removes the name or the ground.
         *
         *     For accounts that play. A personal access token needs the scope `hunt`.
         */
        patch: operations["updateEquipmentSet"];
        trace?: never;
    };
    "/v1/shared-fights/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a fight that its hunter shares by a link, with the numbers from which anyone can compute it again.
         * @description The text in `proof.document` is what the page `/fair` and the scripts `verify-fight.mjs` and `verify_fight.py` of the site check.
         *
         *     For every client with an API key, without a session. A personal access token needs the scope `read`.
         */
        get: operations["getSharedFight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what the hunts of a period brought, by creature and by day.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getHuntStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/journal/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the sums of the journal over a period.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getJournalTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the entries of the journal, latest first.
         * @description For accounts that play. A personal access token needs the scope `read`.
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
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the events of the caller's player while they happen, as server-sent events.
         * @description The connection stays open. The events are:
         *
         *     - `entry`: an entry of the journal, in the form of `GET /v1/journal`. Each is sent once and in order.
         *     - `player`: the revision and the time of the next hunt, after each change of the player.
         *     - `huntReady`: the time of the next hunt has come.
         *     - `news`: the id of the newest post of the news, at the beginning and whenever there is a newer one.
         *     - `end`: the reason for which the server ends the stream.
         *
         *     A client that was away sends the id of its last event as `Last-Event-ID`, as an `EventSource` does by itself. It gets
         *     every entry since, and the present state of the player. Without an id the stream begins now.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["followEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the webhooks of the caller's account with their latest deliveries.
         * @description For every account with a session. No personal access token may make this call.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Creates a webhook, and returns the key of its signatures, once.
         * @description For accounts that play. No personal access token may make this call.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
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
         * Deletes a webhook.
         * @description For every account with a session. No personal access token may make this call.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enables a webhook that was disabled because its program accepted nothing.
         * @description For accounts that play. No personal access token may make this call.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test to a webhook.
         * @description For accounts that play. No personal access token may make this call.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery again.
         * @description For accounts that play. No personal access token may make this call.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the events for the staff while they happen, as server-sent events.
         * @description The connection stays open. Each event that the role of the caller may read is sent once and in order:
         *
         *     - `change`: a member of the staff has changed content, a setting, an account or a front end. A token gets content and
         *       settings with `content:read`, accounts with `support`, and front ends with `deploy`.
         *     - `payment`: a payment has another status. For staff who manage users; a token needs `support`.
         *     - `charge`: a charge was paid, refunded or reversed. For the same callers.
         *     - `place`: the place where the stream begins. If `hasMissed` is true, events before it may be missing, because they
         *       are older than seven days.
         *     - `end`: the reason for which the server ends the stream.
         *
         *     A client that was away sends the id of its last event as `Last-Event-ID`, as an `EventSource` does by itself. It gets
         *     every event since. Without an id the stream begins now.
         *
         *     For accounts of the staff. A personal access token needs the scope `content:read` or `support` or `deploy`.
         */
        get: operations["followStaffEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/missions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the missions of the window, the chosen one among them.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/missions/{missionId}/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses a mission of the window.
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["chooseMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mission-rerolls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the missions of the window by others, once.
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["rerollMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ladder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the players by XP, the most first.
         * @description For everyone, without an API key.
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
    "/v1/players/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what the ladder shows of a player.
         * @description For everyone, without an API key.
         */
        get: operations["getPlayerByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/journeys": {
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
         * @description For accounts that play. A personal access token needs the scope `hunt`.
         */
        post: operations["travel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the regions with their hunting grounds, in order.
         * @description For everyone, without an API key.
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
    "/v1/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the visible items by name.
         * @description For everyone, without an API key.
         */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a visible item.
         * @description For everyone, without an API key.
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
    "/v1/enemies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the visible creatures by name.
         * @description For everyone, without an API key.
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
    "/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the stats in the order of the glossary.
         * @description For everyone, without an API key.
         */
        get: operations["listStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/drop-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the drops in the wins of all players, beside the declared chances.
         * @description For everyone, without an API key.
         */
        get: operations["getDropRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/items/{itemId}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the sources of an item that the caller's player may know.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getItemSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the news, latest first.
         * @description For everyone, without an API key.
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
    "/v1/news/{newsId}/gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the gift of a news post, once.
         * @description For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["takeGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hunting-grounds/{huntingGroundId}/best-equipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the owned equipment that wins most on a hunting ground with the current bait.
         * @description It is null if the bait attracts nothing. `PATCH /me/equipment` equips it.
         *
         *     For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getBestEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the next goals of the caller's player, nearest first.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listGoals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the pins of the caller's player, in the player's order.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listPins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/suggested-pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the items and ranks that the plan proposes to pin.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listSuggestedPins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the missing requirements of each pin of the caller's player, in the order of the pins.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/pins/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pins an item or a rank, moves its pin, or removes it.
         * @description For accounts that play. A personal access token needs the scope `profile`.
         */
        patch: operations["changePins"];
        trace?: never;
    };
    "/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the collections with the trophies that the player has of them.
         * @description For accounts that play. A personal access token needs the scope `read`.
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
    "/v1/collections/{collectionId}/claim": {
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
         * @description For accounts that play. A personal access token needs the scope `trade`.
         */
        post: operations["claimCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hunting-grounds/{huntingGroundId}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the odds of a hunt on a hunting ground with the current equipment and bait.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getHuntOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hunting-grounds/{huntingGroundId}/creatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the creatures of a hunting ground with any bait, most common first.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listCreatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the premium packages on sale.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the payments that the caller's account made, latest first.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the active subscription of the caller's player; null without one.
         * @description For accounts that play. A personal access token needs the scope `read`.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the payment of a premium package, for the caller or as a gift.
         * @description The buyer approves the payment at `approveUrl`; then `POST /payments/{paymentId}/check` completes it.
         *
         *     For accounts that play. No personal access token may make this call.
         */
        post: operations["buyPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{paymentId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the payment provider whether a payment was paid, and completes it.
         * @description For every client with an API key, without a session. No personal access token may make this call.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{paymentId}/cancel": {
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
         * @description For every account with a session. No personal access token may make this call.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the state of the site now and in the last 90 days.
         * @description It changes once a minute, and with each report of the staff.
         *
         *     For everyone, without an API key.
         */
        get: operations["getStatus"];
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
        /** @description An account, with which a person logs in. */
        Account: {
            /** @description The account's id, which is also its player's. */
            id: string;
            /** @description The account's name. */
            name: string;
            /** @description The account's e-mail address. */
            email: string;
            /** @description The role of the account. */
            role: components["schemas"]["Role"];
            /** @description Whether the owner closed the welcome message. */
            hasSeenWelcome: boolean;
            /** @description Whether the account must add a second factor before it can do anything, as staff must. */
            isEnrolmentRequired: boolean;
            /**
             * Format: date-time
             * @description The time at which a password that the site generated and mailed expires; null if the owner chose the password.
             */
            passwordExpiresAt: string | null;
            ban: components["schemas"]["AccountBan"] | null;
        };
        /** @description The ban of an account. */
        AccountBan: {
            /** @description The reason in the words of the staff; empty if they gave none. */
            reason: string;
            /**
             * Format: date-time
             * @description The time at which the account was banned.
             */
            bannedAt: string;
        };
        /** @description A mailed activation token. */
        ActivateAccountInput: {
            /** @description The token from the link. */
            token: string;
            /** @description Whether to open a session for the account, which replaces the caller's session; false by default. */
            canOpenSession?: boolean | null;
            /** @description Whether the new session may replace a session of another account. Otherwise such a call is refused with OTHER_ACCOUNT_LOGGED_IN; false by default. */
            canReplaceSession?: boolean | null;
        };
        /** @description The result of an activation. */
        ActivateAccountResult: {
            /** @description The bearer token of the session that was opened; null if none was requested, or if the account was active already. */
            accessToken: string | null;
        };
        /** @description A subscription that is active. */
        ActiveSubscription: {
            /** @description Its level. */
            level: components["schemas"]["SubscriptionLevel"];
            /** @description The id of the payment, for `cancelSubscription`. */
            paymentId: string;
            /**
             * Format: date-time
             * @description The end of the paid period.
             */
            periodEndsAt: string;
            /**
             * Format: date-time
             * @description The time of the next expected charge; null if the subscription ends.
             */
            renewsAt: string | null;
            /** @description Whether the paid period is over and a charge is still expected. The subscription ends seven days after `periodEndsAt`. */
            isInGrace: boolean;
        };
        /**
         * @description A kind of change.
         * @enum {string}
         */
        AuditAction: "CREATE" | "UPDATE" | "DELETE" | "RESTORE";
        /** @description A member of the staff, with name and role at the time of the change. */
        AuditActor: {
            /** @description The id of the account. */
            accountId: string;
            /** @description The name. */
            name: string;
            /** @description The role. */
            role: components["schemas"]["Role"];
        };
        /** @description The subject of a change, with its title at the time of the change. */
        AuditSubject: {
            /** @description The type of the subject. */
            type: components["schemas"]["AuditSubjectType"];
            /** @description The id of the record, account, image or incident, or the key of the setting. */
            id: string;
            /** @description The title of the subject in lists. */
            title: string;
        };
        /**
         * @description A type of subject of a change.
         * @enum {string}
         */
        AuditSubjectType: "ITEM" | "CURRENCY" | "ITEM_TYPE" | "ENEMY_TYPE" | "STAT" | "RARITY" | "ENEMY" | "REGION" | "HUNTING_GROUND" | "HUNTING_TABLE" | "PROC_TYPE" | "PROC_EVENT_TYPE" | "DAMAGE_TYPE" | "RANK" | "NEWS" | "PREMIUM_PACKAGE" | "USER" | "SETTING" | "IMAGE" | "REMOTE" | "INCIDENT";
        /** @description The settings of auto-hunts, which retainers make without the player. */
        AutoHunt: {
            /** @description Whether auto-hunts are on. */
            isOn: boolean;
            /**
             * Format: int64
             * @description The number of pieces of the bait that auto-hunts leave.
             */
            reserve: number;
            /**
             * Format: int64
             * @description The number of pieces that auto-hunts may use now. Null if no bait is equipped and none is chosen, or if the chosen one no longer exists.
             */
            available: number | null;
            bait: components["schemas"]["ItemName"] | null;
        };
        /** @description The equipment that wins most among the items that the player owns and may equip. It has the most wins, then the fewest losses, then the most XP and gold. Bait, hex, avatar and coffin stay unchanged. The search compares the most promising choices, so it may miss a better one. Its result is never worse than the current equipment. */
        BestEquipment: {
            changes: components["schemas"]["SlotChange"][];
            before: components["schemas"]["EquipmentOdds"];
            after: components["schemas"]["EquipmentOdds"];
        };
        /**
         * @description Why a purchase was refused.
         * @enum {string}
         */
        BuyErrorCode: "UNKNOWN_ITEM" | "NOT_FOR_SALE" | "ALREADY_OWNED" | "XP_TOO_LOW" | "SUBSCRIPTION_TOO_LOW" | "CANNOT_AFFORD" | "MISSING_MATERIALS" | "AMOUNT_INVALID" | "GAME_CLOSED";
        /** @description The item to buy. */
        BuyInput: {
            /** @description The item's id. */
            itemId: string;
            /** @description How many, 1 to 1,000,000; a unique item is bought once. */
            amount: number;
        };
        /** @description The result of a purchase. */
        BuyItemResult: {
            bought: components["schemas"]["ItemAmount"];
            player: components["schemas"]["Player"];
        };
        /** @description The package to buy, and the recipient. */
        BuyPackageInput: {
            /** @description The package's id. */
            packageId: string;
            /** @description The name of the player who gets the package; the caller if left out. */
            recipientName?: string | null;
        };
        /** @description The result of beginning a purchase. */
        BuyPackageResult: {
            payment: components["schemas"]["Payment"];
        };
        /** @description The result of cancelling a subscription. */
        CancelSubscriptionResult: {
            payment: components["schemas"]["Payment"];
        };
        /** @description The changes of the settings of auto-hunts. Fields that are left out stay unchanged. */
        ChangeAutoHuntInput: {
            /** @description Whether auto-hunts are on. */
            isOn?: boolean | null;
            /** @description The id of the bait of auto-hunts; null for the equipped bait. */
            baitId?: string | null;
            /** @description The number of pieces of the bait that auto-hunts leave, 0 to 1,000,000. */
            reserve?: number | null;
        };
        /** @description The result of switching to another equipment set. */
        ChangeEquipmentSetResult: {
            player: components["schemas"]["Player"];
        };
        /** @description The pin to set or remove. */
        ChangePinsInput: {
            /** @description Whether the thing is pinned after the call. */
            isPinned: boolean;
            /** @description The zero-based place among the pins. If left out, a pin keeps its place, and a new one becomes the last. */
            place?: number | null;
        };
        /** @description The result of changing the pins. */
        ChangePinsResult: {
            player: components["schemas"]["Player"];
        };
        /** @description A charge of a payment was paid and its items given, or it was refunded or reversed and they were taken back. For staff who manage users. */
        ChargeEvent: {
            /**
             * Format: date-time
             * @description The time at which the items were given or taken back.
             */
            happenedAt: string;
            /** @description The id of the payment. */
            paymentId: string;
            /** @description The payment provider's id of the charge. */
            chargeId: string;
            /** @description The status of the charge. */
            status: components["schemas"]["ChargeStatus"];
        };
        /**
         * @description The status of a charge.
         * @enum {string}
         */
        ChargeStatus: "COMPLETED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "REVERSED";
        /** @description The result of checking a payment. */
        CheckPaymentResult: {
            /** @description Whether the payment was paid and the player got the items. */
            isCompleted: boolean | null;
            /** @description Whether no charge was made because the player can have the items only once, and has them or another payment for them. */
            isDuplicate: boolean | null;
            /** @description The status of the payment. */
            status: components["schemas"]["PaymentStatus"] | null;
            /** @description The address at which the buyer approves the payment; null unless that is possible now. */
            approveUrl: string | null;
            /**
             * Format: date-time
             * @description The time of the first charge of a subscription that continues a cancelled one; null for other payments.
             */
            firstChargeAt: string | null;
            recipient: components["schemas"]["PlayerName"] | null;
        };
        /** @description The result of choosing a mission. */
        ChooseMissionResult: {
            player: components["schemas"]["Player"];
        };
        /** @description The result of claiming a collection. */
        ClaimCollectionResult: {
            player: components["schemas"]["Player"];
        };
        /** @description The charges of an equipped coffin. */
        Coffin: {
            /**
             * Format: int64
             * @description The number of coffin hunts that can start now, extra charges included.
             */
            charges: number;
            /**
             * Format: int64
             * @description The largest number of charges that the coffin recharges.
             */
            maxCharges: number;
            /**
             * Format: int64
             * @description The charges beyond these, from the start and from ranks. The coffin does not recharge them.
             */
            extraCharges: number;
            /**
             * Format: date-time
             * @description The time of the next charge; null while the coffin has all that it recharges.
             */
            nextChargeAt: string | null;
        };
        /** @description The round to play of a hunt that costs a coffin charge. */
        CoffinHuntInput: {
            /** @description The round, 1 to 5; 1 uses a charge and starts a hunt. If left out, the next round is played. */
            round?: number | null;
        };
        /** @description The result of a hunt that costs a coffin charge, or of a round of it. */
        CoffinHuntResult: {
            combat: components["schemas"]["Combat"];
            player: components["schemas"]["Player"];
        };
        /** @description Trophies that belong together, and the bonus for owning all of them. */
        Collection: {
            /** @description The collection's id, which is also the id of the item that represents it. */
            id: string;
            /** @description The collection's name. */
            name: string;
            /** @description A line of text about the collection. */
            flavorText: string;
            /** @description Whether the player has claimed it. */
            isClaimed: boolean;
            /** @description Whether the player can claim it now. */
            isClaimable: boolean;
            rarity: components["schemas"]["RarityName"];
            image: components["schemas"]["ImageFile"] | null;
            trophies: components["schemas"]["Trophy"][];
            stats: components["schemas"]["StatValue"][];
        };
        /** @description Trophies that belong together, and the bonus for owning all of them. */
        CollectionName: {
            /** @description The collection's id, which is also the id of the item that represents it. */
            id: string;
            /** @description The collection's name. */
            name: string;
        };
        /** @description A hunt, open or over. */
        Combat: {
            /** @description The combat's id. */
            id: string;
            /**
             * Format: int64
             * @description The number of the hunt, from 1.
             */
            number: number;
            /**
             * Format: int64
             * @description Rounds played, 0 to 5.
             */
            round: number;
            /** @description The state of the combat. */
            result: components["schemas"]["CombatResult"];
            /** @description Whether the hunt cost a coffin charge. */
            isCoffinHunt: boolean;
            /**
             * Format: date-time
             * @description The time at which the combat started.
             */
            startedAt: string;
            /** @description The seed of the combat's random numbers; null while the combat is open. See `Fairness`. */
            seed: string | null;
            /** @description The modifiers of the hunt and its reward. */
            modifiers: components["schemas"]["CombatModifier"][];
            enemy: components["schemas"]["EnemyName"];
            huntingGround: components["schemas"]["GroundName"];
            bait: components["schemas"]["ItemName"];
            attacker: components["schemas"]["Fighter"];
            defender: components["schemas"]["Fighter"];
            events: components["schemas"]["CombatEvent"][];
            reward: components["schemas"]["Reward"] | null;
        };
        /** @description Something that happens in a combat. */
        CombatEvent: {
            type: components["schemas"]["CombatEventType"];
            /**
             * Format: int64
             * @description The round, 1 to 5; 0 before the first.
             */
            round: number;
            /** @description The side that acts. */
            actor: components["schemas"]["CombatSide"];
            /** @description The name of the fighter that acts, or whose retainer acts. */
            actorName: string;
            /** @description The side that the event affects. */
            target: components["schemas"]["CombatSide"];
            /** @description The name of the affected fighter. */
            targetName: string;
            standing: components["schemas"]["CombatStanding"];
            /**
             * Format: int64
             * @description Damage as rolled.
             */
            damage?: number;
            /**
             * Format: int64
             * @description The health that the target lost.
             */
            effectiveDamage?: number;
            proc?: components["schemas"]["CombatProc"];
            /** @description Whether it was a critical hit. */
            isCriticalHit?: boolean;
            /**
             * Format: int64
             * @description Healing as rolled.
             */
            healing?: number;
            /**
             * Format: int64
             * @description The health that the fighter gained.
             */
            effectiveHealing?: number;
            /**
             * Format: int64
             * @description The change of the player's coins: positive if the player stole, negative if the creature did.
             */
            goldChange?: number;
            /** @description The result of the combat. */
            result?: components["schemas"]["CombatResult"];
        };
        /** @enum {string} */
        CombatEventType: "CombatStartEvent" | "RoundStartEvent" | "ProcGainedEvent" | "ProcFiredEvent" | "ProcDamageEvent" | "RetainerAttackEvent" | "RetainerAddedEvent" | "RetainerRemovedEvent" | "DispelEvent" | "ProcEvadedEvent" | "AttackEvadedEvent" | "LeechEvent" | "HealingEvent" | "StunEvent" | "TheftEvent" | "AttackEvent" | "CombatEndEvent";
        /**
         * @description Something that changes a hunt or its reward.
         * @enum {string}
         */
        CombatModifier: "AUTO_HUNT" | "QUESTING" | "BLOODLUST" | "MEGALOMANIA" | "BLOODCRAZE" | "XPLOSION" | "INVESTMENT" | "CLONING";
        /** @description An effect in a combat, as it was when the combat started. */
        CombatProc: {
            /** @description The name of the effect. */
            name: string;
            stat: components["schemas"]["StatName"] | null;
        };
        /**
         * @description The state of a combat.
         * @enum {string}
         */
        CombatResult: "ONGOING" | "DRAW" | "WIN" | "LOSS";
        /**
         * @description A side of a combat.
         * @enum {string}
         */
        CombatSide: "ATTACKER" | "DEFENDER";
        /** @description Health and damage of both sides at a moment of a combat. */
        CombatStanding: {
            /**
             * Format: int64
             * @description The hunter's health.
             */
            attackerHealth: number;
            /**
             * Format: int64
             * @description The creature's health.
             */
            defenderHealth: number;
            /**
             * Format: int64
             * @description Damage dealt by the hunter's side so far.
             */
            attackerTotalDamage: number;
            /**
             * Format: int64
             * @description Damage dealt by the creature's side so far.
             */
            defenderTotalDamage: number;
        };
        /** @description A day of a component. */
        ComponentDay: {
            /**
             * Format: date
             * @description The calendar day in Berlin.
             */
            date: string;
            /** @description DOWN below an uptime of 99 %; DEGRADED below 99.9 %, or with more than 1 % of degraded minutes. */
            state: components["schemas"]["ComponentState"];
            /** @description The uptime of the day, as that of the component. */
            uptime: number | null;
            /**
             * Format: int64
             * @description Minutes in which it was degraded.
             */
            degradedMinutes: number;
            /**
             * Format: int64
             * @description Minutes in which it was down.
             */
            downMinutes: number;
            /**
             * Format: int64
             * @description Minutes of which there is no record.
             */
            notRecordedMinutes: number;
            /** @description The share of calls, attempts or checks that succeeded; null if nothing was measured. */
            successRate: number | null;
        };
        /**
         * @description How a component works.
         * @enum {string}
         */
        ComponentState: "UP" | "DEGRADED" | "DOWN" | "NOT_MEASURED" | "NOT_RECORDED";
        /** @description A component now and day by day. */
        ComponentStatus: {
            /** @description The component. */
            component: components["schemas"]["StatusComponent"];
            /** @description Its state in the last three minutes; down also while nothing is measured in an outage. */
            state: components["schemas"]["ComponentState"];
            /** @description The share of minutes in which it worked, among those with a measurement. For a component that is measured every minute, minutes without a record count as down. Null without any measurement. */
            uptime: number | null;
            days: components["schemas"]["ComponentDay"][];
        };
        /** @description A mailed token of a new address. */
        ConfirmEmailInput: {
            /** @description The token from the link. */
            token: string;
        };
        /** @description The result of confirming an address. */
        ConfirmEmailResult: {
            /** @description A new bearer token for the caller's session if the address belongs to the caller's account; otherwise null. */
            accessToken: string | null;
        };
        /** @description A ticket and a code. */
        ConfirmLoginInput: {
            /** @description The ticket of the login. */
            ticket: string;
            /** @description A code of the authenticator app, or a recovery code. */
            code: string;
        };
        /** @description The result of confirming a login. */
        ConfirmLoginResult: {
            /** @description The bearer token of the new session. */
            accessToken: string | null;
            account: components["schemas"]["SessionAccount"] | null;
        };
        /** @description A webhook to create. */
        CreateWebhookInput: {
            /** @description The https address of the program: of a public host, without a port, at most 1,000 characters. */
            url: string;
            /** @description The events that it gets, at least one. */
            events: components["schemas"]["WebhookEvent"][];
        };
        /** @description The result of creating a webhook. */
        CreateWebhookResult: {
            secret: string;
            webhook: components["schemas"]["Webhook"];
        };
        /** @description The numbers of a fight with a creature. The three chances add up to 100. */
        CreatureFight: {
            /** @description The chance to win. */
            winChance: number;
            /** @description The chance of a draw. */
            drawChance: number;
            /** @description The chance to lose. */
            lossChance: number;
            /** @description The margin of error of each chance in percentage points; 0 if it is exact. */
            margin: number;
            /** @description Experience points of a win on average. */
            xp: number;
            stats: components["schemas"]["CreatureStats"];
            winCurrencies: components["schemas"]["CurrencyAverage"][];
            drawCurrencies: components["schemas"]["CurrencyAverage"][];
        };
        /** @description A creature that may appear, with the odds that the caller's player has learnt so far. */
        CreatureOdds: {
            enemy: components["schemas"]["EnemyName"];
            /** @description The chance that a hunt attracts the creature. */
            chance: number;
            /**
             * Format: int64
             * @description The number of hunts with the current bait after which the creature is certain to appear. Null unless it is a boss that the bait attracts.
             */
            huntsAtMost: number | null;
            /** @description The likely result of a fight with the creature. */
            verdict: components["schemas"]["FightVerdict"];
            /**
             * Format: int64
             * @description The wins of the caller's player over the creature.
             */
            timesBeaten: number;
            /**
             * Format: int64
             * @description The number of wins that reveal more about the creature; null if everything is shown.
             */
            winsToNext: number | null;
            fight: components["schemas"]["CreatureFight"] | null;
            drops: components["schemas"]["DropChance"][] | null;
        };
        /** @description A creature that drops an item. */
        CreatureSource: {
            enemy: components["schemas"]["EnemyName"] | null;
            /** @description The chance that a win drops at least one piece, before equipment raises it. Null until the player has beaten the creature often enough. */
            chance: number | null;
            /**
             * Format: int64
             * @description The number of wins over the creature that reveal the chance; 0 if it is shown.
             */
            winsLeft: number;
            grounds: components["schemas"]["SourceGround"][];
        };
        /** @description The stats of a creature in a fight, in the present phase of the region's rule. */
        CreatureStats: {
            values: components["schemas"]["StatValue"][];
            retainers: components["schemas"]["ItemName"][];
        };
        /** @description An amount of one currency. */
        CurrencyAmount: {
            /**
             * Format: int64
             * @description The amount.
             */
            amount: number;
            currency: components["schemas"]["CurrencyName"];
        };
        /** @description An average amount of a currency. */
        CurrencyAverage: {
            /** @description The average amount. */
            amount: number;
            currency: components["schemas"]["CurrencyName"];
        };
        /** @description A currency of the game. */
        CurrencyName: {
            /** @description The currency's id. */
            id: string;
            /** @description The currency's name. */
            name: string;
            /** @description The key of the currency in the rules, such as `vgc`. */
            shortName: string;
        };
        /** @description The result of deleting a webhook. */
        DeleteWebhookResult: {
            deletedId: string;
        };
        /** @description An item that a win may drop. */
        DropChance: {
            item: components["schemas"]["ItemName"];
            /** @description The chance that a win drops at least one piece. */
            chance: number;
            /** @description The number of pieces that a win drops on average. */
            amount: number;
        };
        /** @description The number of drops of an item, beside the expected number. */
        DropCount: {
            enemy: components["schemas"]["EnemyName"];
            item: components["schemas"]["ItemName"];
            /**
             * Format: int64
             * @description Wins in which the item could drop. Wins without recorded chances are left out.
             */
            wins: number;
            /**
             * Format: int64
             * @description Wins in which the item dropped.
             */
            drops: number;
            /** @description The expected number of drops: the sum of the chances in these wins, each as a fraction of 1, including loot chance. */
            expected: number;
            /** @description The lower end of the 95 % interval of the observed rate. */
            low: number;
            /** @description The upper end of the 95 % interval of the observed rate. */
            high: number;
        };
        /** @description The drops in the wins of all players. */
        DropRates: {
            /**
             * Format: int64
             * @description The number of wins that a drop must have to be listed.
             */
            minWins: number;
            drops: components["schemas"]["DropCount"][];
        };
        /** @description The result of enabling a webhook. */
        EnableWebhookResult: {
            webhook: components["schemas"]["Webhook"];
        };
        /** @description The reason for which the server ends the stream. */
        EndEvent: {
            /** @description The same codes as of problems. */
            code: string;
            /** @description A sentence to show to a person. */
            message: string;
        };
        /** @description A creature that is hunted. */
        Enemy: {
            /** @description The enemy's id. */
            id: string;
            /** @description The enemy's name. */
            name: string;
            /** @description A line of text about the enemy. */
            flavorText: string;
            type: components["schemas"]["EnemyTypeName"];
            rarity: components["schemas"]["RarityName"];
            image: components["schemas"]["ImageFile"] | null;
            reward: components["schemas"]["Reward"];
        };
        /** @description A creature that is hunted. */
        EnemyName: {
            /** @description The enemy's id. */
            id: string;
            /** @description The enemy's name. */
            name: string;
        };
        /** @description A type of creature. */
        EnemyTypeName: {
            /** @description The type's id. */
            id: string;
            /** @description The type's name. */
            name: string;
            /** @description The key of the type in the rules. */
            shortName: string;
        };
        /** @description The item to equip. */
        EquipInput: {
            /** @description The item's id. */
            itemId: string;
            /** @description Whether the item may replace an equipped one while a slot is locked and the open ones are full. It replaces the last item that gives less, or else the one in the last open slot. If false, such a call is refused with SLOT_LOCKED. If no slot is locked, an item is replaced in either case. */
            canReplace?: boolean;
        };
        /** @description The result of equipping an item. */
        EquipItemResult: {
            player: components["schemas"]["Player"];
        };
        /** @description The odds of hunts with some equipment. */
        EquipmentOdds: {
            /** @description Seconds between two hunts. */
            cooldownSeconds: number;
            totals: components["schemas"]["HuntTotals"];
        };
        /** @description A set of equipment that the player can switch to. */
        EquipmentSet: {
            /**
             * Format: int64
             * @description The zero-based index.
             */
            index: number;
            /** @description The name that the player gave the set; null if there is none. */
            name: string | null;
            /** @description Whether the set is not unlocked yet. */
            isLocked: boolean;
            huntingGround: components["schemas"]["GroundName"] | null;
        };
        /** @description A slot for an equipped item. */
        EquipmentSlot: {
            itemType: components["schemas"]["ItemTypeName"];
            /**
             * Format: int64
             * @description The zero-based position among the slots of that type.
             */
            index: number;
            item: components["schemas"]["ItemName"] | null;
            lockedBy: components["schemas"]["SlotRequirement"] | null;
        };
        /** @description The data of an event, by its name. */
        EventData: components["schemas"]["JournalEntry"] | components["schemas"]["PlayerEvent"] | components["schemas"]["HuntReadyEvent"] | components["schemas"]["NewsEvent"] | components["schemas"]["EndEvent"];
        /** @description The seeds of a player's combats. The seed of combat n is the HMAC-SHA-256 of `<clientSeed>:<n>`, with the 64 digits of the server seed as the key. */
        Fairness: {
            /** @description The SHA-256 of the 64 digits of the seed in use, which was fixed before its first combat. */
            seedHash: string;
            /** @description The player's part; empty until the player chooses one. */
            clientSeed: string;
            /**
             * Format: int64
             * @description The number of the first combat that uses the seed.
             */
            firstCombat: number;
            /** @description The SHA-256 of the next seed, which is fixed before the player chooses a part in it. Null for a player who has not acted since this rule was introduced. */
            nextSeedHash: string | null;
            revealedSeeds: components["schemas"]["RevealedSeed"][];
        };
        /** @description The numbers of a hunt that is over, from which anyone can recompute it. */
        FightProof: {
            /** @description Whether the server seed of the hunt can be checked. */
            status: components["schemas"]["FightProofStatus"];
            /** @description The SHA-256 hash of the server seed, which the hunter saw before the hunt; null if the seed is no longer stored. */
            seedHash: string | null;
            /** @description The numbers as JSON, as `GET /api/Fair/{token}` returns them. The scripts of the site read this text. */
            document: string;
        };
        /**
         * @description Whether the server seed of a hunt can be checked.
         * @enum {string}
         */
        FightProofStatus: "REVEALED" | "HIDDEN" | "FORGOTTEN";
        /** @description The state of a hunt after one of its rounds. */
        FightRound: {
            /**
             * Format: int64
             * @description The round, 0 to 5.
             */
            number: number;
            attacker: components["schemas"]["Fighter"];
            defender: components["schemas"]["Fighter"];
            events: components["schemas"]["CombatEvent"][];
        };
        /**
         * @description The likely result of a fight.
         * @enum {string}
         */
        FightVerdict: "SURE" | "GOOD" | "EVEN" | "RISKY" | "HOPELESS";
        /** @description A side of a combat with its current numbers. */
        Fighter: {
            /** @description The fighter's name. */
            name: string;
            /**
             * Format: int64
             * @description Health left.
             */
            health: number;
            /**
             * Format: int64
             * @description Health at the start.
             */
            maxHealth: number;
            /** @description Whether the fighter is the player. */
            isPlayer: boolean;
        };
        /** @description A next step that is worth taking. */
        Goal: {
            type: components["schemas"]["GoalType"];
            /**
             * Format: int64
             * @description The missing amount in the unit of the goal; 0 if the goal can be reached at once.
             */
            missing: number;
            item?: components["schemas"]["ItemName"];
            huntingGround?: components["schemas"]["GroundName"];
            /**
             * Format: int64
             * @description The extra charges that are left. The coffin does not recharge them.
             */
            charges?: number;
            news?: components["schemas"]["NewsTitle"];
            replacedItem?: components["schemas"]["ItemName"] | null;
            collection?: components["schemas"]["CollectionName"];
            material?: components["schemas"]["ItemName"];
            /** @description Whether merchants sell all missing materials, and the player has the coins for them and for the key. */
            isAffordable?: boolean;
            droppedBy?: components["schemas"]["EnemyName"] | null;
            source?: components["schemas"]["GroundName"];
            /** @description The approximate factor by which XP and gold of a hunt there exceed those of a hunt at the current ground; null if a hunt here brings nothing. */
            rewardFactor?: number | null;
            /**
             * Format: int64
             * @description The number of creatures there that the player has never beaten.
             */
            newCreatures?: number;
            rank?: components["schemas"]["RankName"];
            /**
             * Format: int64
             * @description The approximate number of hunts at the current ground that give the missing XP; null if a hunt here gives none, or without bait.
             */
            hunts?: number | null;
            key?: components["schemas"]["ItemName"] | null;
            /**
             * Format: int64
             * @description Coins missing for an item that the player can equip now and that is worth saving for; 0 if the player has them.
             */
            missingCoins?: number;
            /**
             * Format: int64
             * @description The approximate number of hunts, of 100 at the current ground, that are won only with it; null while XP are missing.
             */
            gain?: number | null;
            enemy?: components["schemas"]["EnemyName"];
        };
        /** @enum {string} */
        GoalType: "FirstHuntGoal" | "CoffinHuntGoal" | "TakeGiftGoal" | "EquipBaitGoal" | "BuyBaitGoal" | "EquipItemGoal" | "ClaimCollectionGoal" | "BuyKeyGoal" | "CraftKeyGoal" | "FindKeyGoal" | "TravelGoal" | "RankGoal" | "HuntingGroundGoal" | "ShopItemGoal" | "PinnedItemGoal" | "MissionGoal" | "BossGoal" | "CollectionGoal";
        /** @description Gold that a player gained and spent on a day. */
        GoldDay: {
            /** @description The calendar day, such as 2025-05-20. */
            day: string;
            /**
             * Format: int64
             * @description The gold that was gained.
             */
            gained: number;
            /**
             * Format: int64
             * @description The gold that was spent, not negative.
             */
            spent: number;
        };
        /** @description A creature of a hunting ground, and the number of wins over it. */
        GrimoireEntry: {
            enemy: components["schemas"]["EnemyName"];
            /**
             * Format: int64
             * @description The wins of the caller's player over the creature.
             */
            playerTimesHunted: number;
            /**
             * Format: int64
             * @description The wins of all players over the creature, a few seconds old at most.
             */
            globalTimesHunted: number;
            /** @description The chance that the current bait and hex attract the creature; null if no bait is equipped. */
            chance: number | null;
            /**
             * Format: int64
             * @description The number of hunts with the current bait after which the creature is certain to appear. Null unless it is a boss that the bait attracts.
             */
            huntsAtMost: number | null;
        };
        /** @description A place where players hunt. */
        GroundName: {
            /** @description The hunting ground's id. */
            id: string;
            /** @description The hunting ground's name. */
            name: string;
        };
        /** @description Hunts of a creature on a ground. */
        HuntCount: {
            enemy: components["schemas"]["EnemyName"];
            huntingGround: components["schemas"]["GroundName"];
            /**
             * Format: int64
             * @description Hunts that were won.
             */
            wins: number;
            /**
             * Format: int64
             * @description Hunts that ended in a draw.
             */
            draws: number;
            /**
             * Format: int64
             * @description Hunts that were lost.
             */
            losses: number;
        };
        /** @description An estimate of the wins that it takes to get some pieces of an item on the best open hunting ground. It ignores lost hunts, hexes, and effects of equipment on the chance of the drop. */
        HuntEstimate: {
            huntingGround: components["schemas"]["GroundName"];
            bait: components["schemas"]["ItemName"] | null;
            /**
             * Format: int64
             * @description The number of wins after which the player has the pieces with a probability of 50 %.
             */
            hunts50: number;
            /**
             * Format: int64
             * @description The number of wins after which the player has the pieces with a probability of 90 %.
             */
            hunts90: number;
        };
        /** @description The round to play. */
        HuntInput: {
            /** @description The round, 1 to 5; 1 starts a hunt. If left out, the next round is played. */
            round?: number | null;
        };
        /** @description The odds of a hunt on a ground, computed from the tables that real hunts are drawn from. */
        HuntOdds: {
            bait: components["schemas"]["ItemName"] | null;
            /**
             * Format: date-time
             * @description The end of the phase of the region's rule, after which these odds change; null if no phase ends by itself.
             */
            turnsAt: string | null;
            totals: components["schemas"]["HuntTotals"] | null;
            creatures: components["schemas"]["CreatureOdds"][];
        };
        /** @description The time has come at which the next hunt may begin. */
        HuntReadyEvent: {
            /**
             * Format: date-time
             * @description A time by RFC 3339, in UTC.
             */
            nextHuntAt: string;
        };
        /** @description The result of a hunt or round. */
        HuntResult: {
            combat: components["schemas"]["Combat"];
            player: components["schemas"]["Player"];
        };
        /** @description The statistics of a player's hunts in a period. */
        HuntStatistics: {
            hunts: components["schemas"]["HuntCount"][];
            drops: components["schemas"]["DropCount"][];
            gold: components["schemas"]["GoldDay"][];
        };
        /** @description The average results of a hunt. The three chances add up to 100. */
        HuntTotals: {
            /** @description The chance to win. */
            winChance: number;
            /** @description The chance of a draw. */
            drawChance: number;
            /** @description The chance to lose. */
            lossChance: number;
            /** @description The margin of error of each chance in percentage points; 0 if it is exact. */
            margin: number;
            /** @description Experience points. */
            xp: number;
            currencies: components["schemas"]["CurrencyAverage"][];
        };
        /** @description A place where players hunt. */
        HuntingGround: {
            /** @description The hunting ground's id. */
            id: string;
            /** @description The hunting ground's name. */
            name: string;
            /** @description A line of text about the hunting ground. */
            flavorText: string;
            /**
             * Format: int64
             * @description The position among the grounds of the region, lowest first.
             */
            sequence: number;
            /**
             * Format: int64
             * @description The XP required to travel there.
             */
            requiredXp: number;
            key: components["schemas"]["ItemName"] | null;
            image: components["schemas"]["ImageFile"] | null;
            travelCost: components["schemas"]["CurrencyAmount"][];
            specialBaits: components["schemas"]["ItemName"][];
        };
        /** @description An image, with the moving image that replaces it if the viewer accepts motion. */
        ImageFile: {
            /** @description The image's id, which is derived from its content. The image of an id never changes. */
            id: string;
            /** @description The path of the image at its full size, on the host of the API. */
            url: string;
            /** @description The path of a small version, 160 pixels wide at most. */
            thumbnailUrl: string;
            /** @description The path of the moving image (a video or an animated image); null if there is none. */
            animatedUrl: string | null;
        };
        /**
         * @description Whether an incident concerns players now.
         * @enum {string}
         */
        IncidentPhase: "OPEN" | "PLANNED" | "PAST";
        /**
         * @description How far the staff are with an incident.
         * @enum {string}
         */
        IncidentState: "INVESTIGATING" | "IDENTIFIED" | "MONITORING" | "RESOLVED" | "SCHEDULED";
        /** @description A text of the staff, without markup. One of the languages may be missing; then the other one is shown. */
        IncidentText: {
            /** @description The English text. */
            en: string | null;
            /** @description The German text. */
            de: string | null;
        };
        /** @description The pieces of an item that a player owns. */
        InventoryEntry: {
            item: components["schemas"]["ItemName"];
            /**
             * Format: int64
             * @description The number of pieces, including equipped ones.
             */
            amount: number;
            /**
             * Format: int64
             * @description The number of pieces that can be sold or used as material, because no equipment set has them equipped.
             */
            spare: number;
            /** @description Whether the item is equipped in the equipment set in use. */
            isEquipped: boolean;
            /** @description Whether the player has locked the item, so that it cannot be sold. */
            isLocked: boolean;
        };
        /** @description A thing that a player can own. */
        Item: {
            /** @description The item's id. */
            id: string;
            /** @description The item's name. */
            name: string;
            /** @description A line of text about the item. */
            flavorText: string;
            /** @description Whether a player can own only one piece. */
            isUnique: boolean;
            /**
             * Format: int64
             * @description The XP required to buy or equip the item.
             */
            requiredXp: number;
            /** @description The subscription required to buy or equip the item; null if none is. */
            requiredSubscription: components["schemas"]["SubscriptionLevel"] | null;
            itemType: components["schemas"]["ItemTypeName"];
            rarity: components["schemas"]["RarityName"];
            image: components["schemas"]["ImageFile"] | null;
            price: components["schemas"]["CurrencyAmount"][];
            refund: components["schemas"]["CurrencyAmount"][];
            craftingMaterials: components["schemas"]["ItemAmount"][];
            stats: components["schemas"]["StatValue"][];
        };
        /** @description An amount of one item. */
        ItemAmount: {
            /**
             * Format: int64
             * @description The number of pieces.
             */
            amount: number;
            item: components["schemas"]["ItemName"];
        };
        /** @description A thing that a player can own. */
        ItemName: {
            /** @description The item's id. */
            id: string;
            /** @description The item's name. */
            name: string;
        };
        /** @description The sources of an item for a player. */
        ItemSources: {
            item: components["schemas"]["ItemName"];
            /** @description The merchant that sells or makes the item, for the price, materials and XP of the item; null if none does. */
            merchant: components["schemas"]["Merchant"] | null;
            /** @description Whether the item is a collection, which the player gets for owning its trophies. */
            isCollection: boolean;
            /** @description Whether a mission that the player has, or may choose, gives the item. */
            isMissionReward: boolean;
            creatures: components["schemas"]["CreatureSource"][];
            ranks: components["schemas"]["RankName"][];
            news: components["schemas"]["NewsTitle"][];
        };
        /** @description A kind of item. */
        ItemTypeName: {
            /** @description The type's id. */
            id: string;
            /** @description The type's name, such as `Weapon`. */
            name: string;
            /** @description The key of the type in the rules, such as `weapon`. */
            shortName: string;
        };
        /** @description An event in the life of a player. */
        JournalEntry: {
            type: components["schemas"]["JournalEntryType"];
            /** @description The entry's id. */
            id: string;
            /**
             * Format: date-time
             * @description The time of the event.
             */
            happenedAt: string;
            /**
             * Format: int64
             * @description The player's combat number, 1 for the first.
             */
            number?: number;
            /** @description Whether a retainer hunted without the player. */
            isAutoHunt?: boolean;
            /** @description The result of the hunt. */
            result?: components["schemas"]["CombatResult"];
            /** @description The modifiers of the hunt and its reward. */
            modifiers?: components["schemas"]["CombatModifier"][];
            enemy?: components["schemas"]["EnemyName"];
            reward?: components["schemas"]["Reward"];
            /** @description Whether the player had some of the bait, but all of it was in the reserve of auto-hunts. */
            isReserve?: boolean;
            huntingGround?: components["schemas"]["GroundName"];
            rank?: components["schemas"]["RankName"] | null;
            rewardItem?: components["schemas"]["ItemName"] | null;
        };
        /** @enum {string} */
        JournalEntryType: "CombatEntry" | "NoBaitEntry" | "TravelEntry" | "RankUpEntry" | "MissionRewardEntry" | "CollectionEntry" | "SystemEntry" | "PurchaseEntry";
        /**
         * @description A kind of journal entry.
         * @enum {string}
         */
        JournalKind: "WIN" | "LOSS" | "DRAW" | "AUTO_HUNT" | "OTHER";
        /** @description The totals of a player in a period. */
        JournalTotals: {
            /**
             * Format: int64
             * @description Hunts that ended, including those of a retainer alone.
             */
            hunts: number;
            /**
             * Format: int64
             * @description Hunts of retainers alone.
             */
            autoHunts: number;
            /**
             * Format: int64
             * @description Hunts that were won.
             */
            wins: number;
            /**
             * Format: int64
             * @description Hunts that were lost.
             */
            losses: number;
            /**
             * Format: int64
             * @description Missions that were completed.
             */
            missions: number;
            ranks: components["schemas"]["RankName"][];
            reward: components["schemas"]["Reward"];
        };
        /** @description A player on the ladder. */
        LadderEntry: {
            /**
             * Format: int64
             * @description The place; players with equal XP share a place.
             */
            ladderRank: number;
            /**
             * Format: int64
             * @description Experience points.
             */
            xp: number;
            player: components["schemas"]["PlayerName"];
            currentRank: components["schemas"]["RankName"];
            avatar: components["schemas"]["ImageFile"] | null;
        };
        /** @description A page of creatures. */
        ListEnemiesResult: {
            items: components["schemas"]["Enemy"][];
            /** @description The cursor for `after` of the next page; null on the last page. */
            nextCursor: string | null;
            /**
             * Format: int64
             * @description The number of all creatures.
             */
            totalCount: number;
        };
        /** @description A page of items. */
        ListItemsResult: {
            items: components["schemas"]["Item"][];
            /** @description The cursor for `after` of the next page; null on the last page. */
            nextCursor: string | null;
            /**
             * Format: int64
             * @description The number of all matching items.
             */
            totalCount: number;
        };
        /** @description A page of the journal. */
        ListJournalEntriesResult: {
            items: components["schemas"]["JournalEntry"][];
            /** @description The cursor for `after` of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description A page of the ladder, at most a second old. */
        ListLadderResult: {
            items: components["schemas"]["LadderEntry"][];
            /** @description The cursor for `after` of the next page; null on the last page. */
            nextCursor: string | null;
            /**
             * Format: int64
             * @description The number of entries before the page.
             */
            offset: number;
            /**
             * Format: int64
             * @description The number of all entries.
             */
            totalCount: number;
        };
        /** @description A page of news. */
        ListNewsResult: {
            items: components["schemas"]["NewsPost"][];
            /** @description The cursor for `after` of the next page; null on the last page. */
            nextCursor: string | null;
            /**
             * Format: int64
             * @description The number of all posts.
             */
            totalCount: number;
        };
        /** @description A page of payments. */
        ListPaymentsResult: {
            items: components["schemas"]["Payment"][];
            /** @description The cursor for `after` of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description The item to lock or unlock. */
        LockItemInput: {
            /** @description Whether the item is locked after the call. */
            isLocked: boolean;
        };
        /** @description The result of locking or unlocking an item. */
        LockItemResult: {
            player: components["schemas"]["Player"];
        };
        /** @description The result of a login. */
        LogInResult: {
            /** @description The bearer token of the new session. */
            accessToken: string | null;
            account: components["schemas"]["SessionAccount"] | null;
            /** @description The ticket for `confirmLogin` or `startPasskeyLogin`, valid for five minutes; null if the account has no second factor. */
            ticket: string | null;
            /** @description The ways to confirm the login; null without a ticket. */
            methods: components["schemas"]["SecondFactorMethod"][] | null;
        };
        /** @description The result of a logout. */
        LogOutResult: {
            /** @description Whether a session was closed. */
            hasClosedSession: boolean;
        };
        /** @description The credentials of an account. */
        LoginInput: {
            /** @description The name, in upper or lower case. */
            username: string;
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
        };
        /**
         * @description A place that sells.
         * @enum {string}
         */
        Merchant: "MERCATUS" | "CRYPT" | "STABLE" | "ARMORY" | "WEAPON_MASTER" | "JEWEL" | "SANCTUM";
        /** @description Pieces of an item that a player lacks. */
        MissingItem: {
            item: components["schemas"]["ItemName"];
            /**
             * Format: int64
             * @description The number of missing pieces.
             */
            amount: number;
            /** @description The merchant that sells or makes the item; null if none does. */
            merchant: components["schemas"]["Merchant"] | null;
            /** @description Whether creatures drop the item. */
            isDropped: boolean;
            /**
             * Format: int64
             * @description The number of wins over a creature of an open hunting ground that are missing for an estimate. Null if there is an estimate, or no such creature drops the item.
             */
            winsLeft: number | null;
            estimate: components["schemas"]["HuntEstimate"] | null;
        };
        /** @description Creatures to hunt within a window of time, and the reward for it. */
        Mission: {
            /** @description The id of the mission among the player's missions. */
            id: string;
            /** @description Whether wins count for this mission. */
            isChosen: boolean;
            /** @description The progress of the mission. */
            status: components["schemas"]["MissionStatus"];
            /**
             * Format: date-time
             * @description The time at which its window began.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description The time at which its window ends and the next one begins.
             */
            endsAt: string;
            huntingGround: components["schemas"]["GroundName"];
            objectives: components["schemas"]["MissionObjective"][];
            reward: components["schemas"]["Reward"];
        };
        /** @description A creature to hunt for a mission. */
        MissionObjective: {
            enemy: components["schemas"]["EnemyName"];
            /**
             * Format: int64
             * @description The number of wins that the mission requires.
             */
            goal: number;
            /**
             * Format: int64
             * @description The number of wins that counted for the mission, at most `goal`.
             */
            caught: number;
        };
        /**
         * @description The progress of a mission.
         * @enum {string}
         */
        MissionStatus: "RUNNING" | "COMPLETED";
        /** @description An amount of real money. Amounts of the game's currencies are a `CurrencyAmount`. */
        Money: {
            /**
             * Format: int64
             * @description The amount in hundredths of the currency, such as 499 for $4.99.
             */
            cents: number;
            /** @description The currency. */
            currency: components["schemas"]["MoneyCurrency"];
        };
        /**
         * @description A currency of real money, by its ISO 4217 code.
         * @enum {string}
         */
        MoneyCurrency: "USD";
        /** @description The newest post of the news, at the beginning and after each new one. */
        NewsEvent: {
            /** @description The id of the post. */
            id: string;
        };
        /** @description A message to all players. */
        NewsPost: {
            /** @description The post's id. */
            id: string;
            /** @description The heading. */
            header: string;
            /** @description The text; paragraphs are separated by an empty line. */
            message: string;
            /**
             * Format: date-time
             * @description The time of publication.
             */
            publishedAt: string;
            image: components["schemas"]["ImageFile"] | null;
            gift: components["schemas"]["ItemName"] | null;
        };
        /** @description A message to all players. */
        NewsTitle: {
            /** @description The post's id. */
            id: string;
            /** @description The heading. */
            header: string;
        };
        /** @description A summary of an open combat. */
        OpenCombat: {
            /**
             * Format: int64
             * @description The round that is played next, 1 to 5.
             */
            round: number;
            /** @description Whether the hunt cost a coffin charge. */
            isCoffinHunt: boolean;
            enemy: components["schemas"]["EnemyName"];
        };
        /** @description A purchase of a premium package with real money. */
        Payment: {
            /** @description The payment's id. */
            id: string;
            /** @description The id of the package. */
            packageId: string;
            /** @description The name that the package had when it was bought. */
            packageName: string;
            /** @description The status of the payment. */
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description The time at which the payment was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time until which the payment can be approved.
             */
            approvalEndsAt: string;
            /** @description The address at which the buyer approves the payment; null unless that is possible now. */
            approveUrl: string | null;
            /** @description Whether the payment was made for another player. */
            isGift: boolean;
            /** @description Whether the payment is a subscription that the viewer can cancel. */
            isCancellable: boolean;
            /** @description The subscription that was bought; null for a single purchase. */
            subscriptionLevel: components["schemas"]["SubscriptionLevel"] | null;
            /**
             * Format: date-time
             * @description The time of the next expected charge; null if there is none.
             */
            renewsAt: string | null;
            buyer: components["schemas"]["PlayerName"] | null;
            recipient: components["schemas"]["PlayerName"] | null;
            firstCharge: components["schemas"]["Money"];
            monthlyCharge: components["schemas"]["Money"] | null;
            items: components["schemas"]["ItemAmount"][];
            charges: components["schemas"]["PaymentCharge"][];
        };
        /** @description An amount that was charged. */
        PaymentCharge: {
            /** @description The payment provider's id. */
            id: string;
            /** @description The status of the charge. */
            status: components["schemas"]["ChargeStatus"];
            amount: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description The time at which the charge was paid.
             */
            paidAt: string;
            /**
             * Format: date-time
             * @description The time at which the player got the items. Null before that, or if that is no longer possible.
             */
            grantedAt: string | null;
            /**
             * Format: date-time
             * @description The end of the paid period of a subscription; null for a single purchase.
             */
            periodEndsAt: string | null;
            missing: components["schemas"]["ItemAmount"][];
        };
        /**
         * @description The status of a payment.
         * @enum {string}
         */
        PaymentStatus: "CREATED" | "APPROVAL_PENDING" | "ACTIVE" | "COMPLETED" | "CANCELLED" | "EXPIRED" | "SUSPENDED" | "DECLINED" | "REFUNDED" | "REVERSED";
        /** @description A payment has another status: it was approved, declined, cancelled, refunded, or another. For staff who manage users. */
        PaymentStatusEvent: {
            /**
             * Format: date-time
             * @description The time of the change.
             */
            happenedAt: string;
            /** @description The id of the payment. */
            paymentId: string;
            /** @description The status before. */
            formerStatus: components["schemas"]["PaymentStatus"];
            /** @description The status since then. */
            status: components["schemas"]["PaymentStatus"];
        };
        /** @description An item or a rank that a player wants. */
        Pin: {
            item: components["schemas"]["ItemName"] | null;
            rank: components["schemas"]["RankName"] | null;
        };
        /**
         * @description A kind of thing that can be pinned.
         * @enum {string}
         */
        PinKind: "ITEM" | "RANK";
        /** @description The result of testing a webhook. */
        PingWebhookResult: {
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /** @description The missing requirements of a pin. */
        PlanEntry: {
            pin: components["schemas"]["Pin"];
            /** @description Whether the player owns the item or has reached the rank. */
            isMet: boolean;
            /** @description Whether the player only has to buy the item or claim the collection. */
            isReady: boolean;
            /**
             * Format: int64
             * @description The XP that are missing for the rank, or to buy or equip the item; 0 if none.
             */
            missingXp: number;
            /** @description The subscription that the item requires and the player lacks; null if none. */
            missingSubscription: components["schemas"]["SubscriptionLevel"] | null;
            missingCurrencies: components["schemas"]["CurrencyAmount"][];
            missingItems: components["schemas"]["MissingItem"][];
            itself: components["schemas"]["MissingItem"] | null;
        };
        /** @description The hunter that an account plays. */
        Player: {
            /** @description The player's id, which is also its account's. */
            id: string;
            /** @description The player's name. */
            name: string;
            /**
             * Format: int64
             * @description Experience points; they never fall.
             */
            xp: number;
            /**
             * Format: int64
             * @description A number that rises by one with every change of the player.
             */
            revision: number;
            /**
             * Format: date-time
             * @description The time at which the player was read, by the clock of the server.
             */
            readAt: string;
            /**
             * Format: date-time
             * @description The time at which the next hunt may start; in the past if it may start now.
             */
            nextHuntAt: string;
            /** @description The wait between two hunts with the current equipment, in seconds of real time. */
            cooldownSeconds: number;
            currentRank: components["schemas"]["RankName"];
            nextRank: components["schemas"]["RankName"] | null;
            huntingGround: components["schemas"]["GroundName"];
            bait: components["schemas"]["ItemAmount"] | null;
            coffin: components["schemas"]["Coffin"] | null;
            currencies: components["schemas"]["CurrencyAmount"][];
            openCombat: components["schemas"]["OpenCombat"] | null;
            autoHunt: components["schemas"]["AutoHunt"];
            /**
             * Format: int64
             * @description The zero-based index of the equipment set in use.
             */
            activeEquipmentSetIndex: number;
        };
        /** @description The player changed, or the stream has just begun. */
        PlayerEvent: {
            /**
             * Format: int64
             * @description It grows with each change of the player.
             */
            revision: number;
            /**
             * Format: date-time
             * @description The time from which the next hunt may begin, by RFC 3339. It may have passed.
             */
            nextHuntAt: string;
        };
        /** @description The facts about a player that every other player may see. */
        PlayerName: {
            /** @description The player's id. */
            id: string;
            /** @description The player's name. */
            name: string;
        };
        /** @description A product that is sold for real money. */
        PremiumPackage: {
            /** @description The package's id. */
            id: string;
            /** @description The package's name. */
            name: string;
            /** @description A line of text about the package. */
            flavorText: string;
            /** @description The section of the premium shop; null for a subscription. */
            category: components["schemas"]["PremiumPackageCategory"] | null;
            /** @description The subscription level of the package; null for a single purchase. */
            subscriptionLevel: components["schemas"]["SubscriptionLevel"] | null;
            /**
             * Format: int64
             * @description The month in which the package is sold, 1 to 12; null for any.
             */
            month: number | null;
            /**
             * Format: int64
             * @description The year in which the package is sold; null for any.
             */
            year: number | null;
            price: components["schemas"]["Money"];
            image: components["schemas"]["ImageFile"] | null;
            items: components["schemas"]["ItemAmount"][];
        };
        /**
         * @description The section of the premium shop for a package that is not a subscription.
         * @enum {string}
         */
        PremiumPackageCategory: "SILVER_ITEM" | "GOLD_ITEM" | "PLATINUM_ITEM" | "HEX_DEAL" | "ONE_TIME_DEAL" | "AVATAR" | "DIAMOND_DEAL_1" | "DIAMOND_DEAL_2" | "DIAMOND_DEAL_3" | "DIAMOND_DEAL_4" | "DIAMOND_DEAL_5" | "DIAMOND_DEAL_6";
        /** @description An error in the format of RFC 9457. */
        Problem: {
            /**
             * Format: uri
             * @description A URN made from `code`, the same in both APIs.
             */
            type: string;
            /**
             * @description The reason, as in `extensions.code` or in the user errors of GraphQL. Further codes may be added.
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
             */
            code: string;
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
        /** @description The result of a hunt that was played to its end. */
        QuickHuntResult: {
            combat: components["schemas"]["Combat"];
            player: components["schemas"]["Player"];
        };
        /** @description A rank, which a player reaches by XP. */
        RankName: {
            /** @description The rank's id. */
            id: string;
            /** @description The rank's name. */
            name: string;
        };
        /** @description The rarity of an item or enemy, and its colour. */
        RarityName: {
            /** @description The rarity's id. */
            id: string;
            /** @description The rarity's name. */
            name: string;
            /** @description The key of the rarity in the rules: `common`, `uncommon`, `normal`, `rare`, `boss` or one that the CMS added. */
            shortName: string;
        };
        /** @description A part of the world. */
        Region: {
            /** @description The region's id. */
            id: string;
            /** @description The region's name. */
            name: string;
            /** @description A line of text about the region. */
            flavorText: string;
            /**
             * Format: int64
             * @description The position among the regions, lowest first.
             */
            sequence: number;
            /**
             * Format: int64
             * @description The XP required to travel there.
             */
            requiredXp: number;
            key: components["schemas"]["ItemName"] | null;
            image: components["schemas"]["ImageFile"] | null;
            huntingGrounds: components["schemas"]["HuntingGround"][];
        };
        /** @description Nothing more: the call succeeded. */
        RegisterAccountResult: Record<string, never>;
        /** @description A new account. */
        RegisterInput: {
            /** @description 3 to 32 letters, digits, spaces, `_`, `-` and `.`. */
            username: string;
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
            /** @description The address that the activation link is mailed to. */
            email: string;
        };
        /** @description The account whose owner forgot the password. */
        RequestPasswordResetInput: {
            /** @description The account's name. */
            username: string;
        };
        /** @description Nothing more: the call succeeded. */
        RequestPasswordResetResult: Record<string, never>;
        /** @description The result of replacing missions by newly drawn ones. */
        RerollMissionsResult: {
            player: components["schemas"]["Player"];
        };
        /** @description Nothing more: the call succeeded. */
        ResendActivationMailResult: Record<string, never>;
        /** @description The result of sending a delivery again. */
        ResendWebhookDeliveryResult: {
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /** @description A mailed password token. */
        RetrievePasswordInput: {
            /** @description The token from the link. */
            token: string;
        };
        /** @description Nothing more: the call succeeded. */
        RetrievePasswordResult: Record<string, never>;
        /** @description A seed that is no longer in use. */
        RevealedSeed: {
            /** @description The seed, 64 hexadecimal digits. */
            seed: string;
            /** @description The SHA-256 of the seed, which was shown while the seed was in use. */
            seedHash: string;
            /** @description The player's part of the seed. */
            clientSeed: string;
            /**
             * Format: int64
             * @description The number of the first combat that used the seed.
             */
            firstCombat: number;
            /**
             * Format: int64
             * @description The number of the last combat that used the seed.
             */
            lastCombat: number;
            /**
             * Format: date-time
             * @description The time at which the seed was revealed.
             */
            revealedAt: string;
        };
        /** @description XP, coins and items that are won together. */
        Reward: {
            /**
             * Format: int64
             * @description Experience points.
             */
            xp: number;
            currencies: components["schemas"]["CurrencyAmount"][];
            items: components["schemas"]["ItemAmount"][];
        };
        /**
         * @description The role of an account, which decides its permissions.
         * @enum {string}
         */
        Role: "GUEST" | "USER" | "BETA_USER" | "SUPPORT" | "EDITOR" | "ADMIN" | "NOT_ACTIVATED" | "BANNED";
        /** @description The player's part in the next seed. */
        RotateSeedInput: {
            /** @description Up to 64 visible characters. If left out, the player's part stays unchanged. */
            clientSeed?: string | null;
        };
        /** @description The result of rotating the seed. */
        RotateSeedResult: {
            player: components["schemas"]["Player"];
        };
        /** @description Pieces of one item to sell. */
        SaleLineInput: {
            /** @description The item's id. */
            itemId: string;
            /** @description How many pieces, 1 to 1,000,000. */
            amount: number;
        };
        /**
         * @description A way to confirm a login after the password.
         * @enum {string}
         */
        SecondFactorMethod: "TOTP" | "PASSKEY" | "RECOVERY_CODE";
        /** @description The item to sell. */
        SellInput: {
            /** @description The item's id. */
            itemId: string;
            /** @description How many, 1 to 1,000,000. */
            amount: number;
        };
        /** @description The result of a sale. */
        SellItemResult: {
            sold: components["schemas"]["ItemAmount"];
            player: components["schemas"]["Player"];
        };
        /** @description The items to sell. */
        SellItemsInput: {
            /** @description The items, at most 200. Amounts of the same item add up. */
            lines: components["schemas"]["SaleLineInput"][];
        };
        /** @description The result of selling several items. */
        SellItemsResult: {
            player: components["schemas"]["Player"];
        };
        /** @description An account, with which a person logs in. */
        SessionAccount: {
            /** @description The account's id, which is also its player's. */
            id: string;
            /** @description The account's name. */
            name: string;
            /** @description The account's e-mail address. */
            email: string;
            /** @description The role of the account. */
            role: components["schemas"]["Role"];
            /** @description Whether the owner closed the welcome message. */
            hasSeenWelcome: boolean;
            /** @description Whether the account must add a second factor before it can do anything, as staff must. */
            isEnrolmentRequired: boolean;
        };
        /** @description A hunt that is over, replayed from its seed. */
        SharedFight: {
            /**
             * Format: date-time
             * @description The time at which the hunt started.
             */
            startedAt: string;
            /** @description The result of the hunt. */
            result: components["schemas"]["CombatResult"];
            /** @description The modifiers of the hunt and its reward. */
            modifiers: components["schemas"]["CombatModifier"][];
            enemy: components["schemas"]["EnemyName"];
            huntingGround: components["schemas"]["GroundName"];
            bait: components["schemas"]["ItemName"];
            reward: components["schemas"]["Reward"];
            rounds: components["schemas"]["FightRound"][];
            proof: components["schemas"]["FightProof"];
        };
        /** @description An offer of a merchant, for the requested quantity. */
        ShopItem: {
            item: components["schemas"]["ItemName"];
            /** @description The way to get the item. */
            verb: components["schemas"]["ShopVerb"];
            /**
             * Format: int64
             * @description The quantity of the offer; 1 for a unique item.
             */
            quantity: number;
            /**
             * Format: int64
             * @description The number of pieces that the player owns.
             */
            owned: number;
            price: components["schemas"]["CurrencyAmount"][];
            materials: components["schemas"]["ShopMaterial"][];
            refusal: components["schemas"]["ShopRefusal"] | null;
        };
        /** @description A material for the requested quantity. */
        ShopMaterial: {
            item: components["schemas"]["ItemName"];
            /**
             * Format: int64
             * @description The required number of pieces.
             */
            required: number;
            /**
             * Format: int64
             * @description The number of pieces that the player owns.
             */
            owned: number;
            /**
             * Format: int64
             * @description The number of owned pieces that can be used, because no equipment set has them equipped.
             */
            spare: number;
        };
        /** @description Why a purchase was refused. */
        ShopRefusal: {
            /** @description The reason. */
            code: components["schemas"]["BuyErrorCode"];
            /** @description The reason as a sentence, in the language of the call. */
            message: string;
            /** @description The path of the input field at fault. */
            field: string[] | null;
            /**
             * Format: int64
             * @description The number of missing coins or pieces.
             */
            missing: number | null;
            /**
             * Format: int64
             * @description The XP required, for XP_TOO_LOW.
             */
            requiredXp: number | null;
            /** @description The subscription required, for SUBSCRIPTION_TOO_LOW. */
            requiredSubscription: components["schemas"]["SubscriptionLevel"] | null;
            /**
             * Format: date-time
             * @description The time at which the game opens, for GAME_CLOSED.
             */
            opensAt: string | null;
        };
        /**
         * @description The order of a shop by required XP.
         * @enum {string}
         */
        ShopSort: "ASCENDING" | "DESCENDING";
        /**
         * @description A way to get an item from a merchant.
         * @enum {string}
         */
        ShopVerb: "BUY" | "CRAFT" | "TAME" | "BIND";
        /** @description A report of the staff on a fault or planned maintenance, with its updates. An incident is open from its start, or its planned start, until an update resolves it. It is removed 90 days after that. */
        SiteIncident: {
            /** @description The incident's id. */
            id: string;
            /**
             * Format: int64
             * @description The number to be given back with a change; it rises with each change of the incident, not with its updates.
             */
            revision: number;
            title: components["schemas"]["IncidentText"];
            text: components["schemas"]["IncidentText"];
            /** @description The affected components, always in the same order. */
            components: components["schemas"]["StatusComponent"][];
            /** @description The state before the first update. */
            initialState: components["schemas"]["IncidentState"];
            /** @description The state now: that of the last update. */
            state: components["schemas"]["IncidentState"];
            /** @description Whether it is open, planned or past. */
            phase: components["schemas"]["IncidentPhase"];
            /**
             * Format: date-time
             * @description The time at which it began; for planned maintenance the planned start.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description The planned start of maintenance; null for an incident that is not planned.
             */
            plannedStartAt: string | null;
            /**
             * Format: date-time
             * @description The planned end of maintenance; null for an incident that is not planned.
             */
            plannedEndAt: string | null;
            /**
             * Format: date-time
             * @description The time of the update that resolved it; null before.
             */
            resolvedAt: string | null;
            updates: components["schemas"]["SiteIncidentUpdate"][];
            outages: components["schemas"]["SiteOutage"][];
        };
        /** @description A later report of the staff on an incident. */
        SiteIncidentUpdate: {
            /** @description The update's id. */
            id: string;
            /**
             * Format: int64
             * @description The number to be given back with a change; it rises with each edit.
             */
            revision: number;
            /**
             * Format: date-time
             * @description The time at which it was posted.
             */
            postedAt: string;
            /**
             * Format: date-time
             * @description The time of the last edit; null if it was never edited.
             */
            editedAt: string | null;
            /** @description The state of the incident from then on. */
            state: components["schemas"]["IncidentState"];
            text: components["schemas"]["IncidentText"];
        };
        /** @description A time in which a component was down. It begins with the first of three minutes in a row that were down, and ends with the first of three that were not. Minutes in which nothing was measured do not interrupt it. */
        SiteOutage: {
            /** @description The component; null if the whole site was out: then no gateway could record anything. */
            component: components["schemas"]["StatusComponent"] | null;
            /**
             * Format: date-time
             * @description The start of its first minute.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description The start of the first minute after it; null while it lasts.
             */
            endedAt: string | null;
        };
        /** @description The state of the site now and in the last 90 days. Each gateway writes once a minute how its calls and checks ended. A minute is down if at least half of them failed. It is degraded if at least one in twenty failed, or at least half was slow. */
        SiteStatus: {
            /** @description The worst state of a component in the last three minutes. */
            state: components["schemas"]["ComponentState"];
            /**
             * Format: date-time
             * @description The end of the latest minute that was recorded; null if none of the last five minutes was.
             */
            measuredAt: string | null;
            /**
             * Format: date-time
             * @description The start of the record, if it is younger than 90 days; null before the first minute was closed.
             */
            recordingStartedAt: string | null;
            components: components["schemas"]["ComponentStatus"][];
            outages: components["schemas"]["SiteOutage"][];
            incidents: components["schemas"]["SiteIncident"][];
        };
        /** @description The items in the slots of one type, before and after a change. */
        SlotChange: {
            itemType: components["schemas"]["ItemTypeName"];
            before: components["schemas"]["ItemName"][];
            after: components["schemas"]["ItemName"][];
        };
        /** @description The items that the slots of one type hold after the call. */
        SlotItemsInput: {
            /** @description The id of the item type that fits. */
            itemTypeId: string;
            /** @description The ids of the items in the order of the slots, with an id once for each copy that is equipped. Empty if the slots are empty. */
            itemIds: string[];
        };
        /** @description The value of a stat that unlocks a slot. */
        SlotRequirement: {
            /** @description The lowest value that unlocks the slot. */
            value: number;
            stat: components["schemas"]["StatName"];
            opener: components["schemas"]["ItemName"] | null;
        };
        /** @description A hunting ground where a creature appears. */
        SourceGround: {
            huntingGround: components["schemas"]["GroundName"];
            /** @description Whether bait that is not special to the ground attracts the creature. */
            isAttractedByAnyBait: boolean;
            /**
             * Format: int64
             * @description The XP that the ground or its region requires; null if the player has them.
             */
            missingXp: number | null;
            specialBaits: components["schemas"]["ItemName"][];
            missingKeys: components["schemas"]["ItemName"][];
        };
        /** @description A member of the staff, or the site by itself, has changed something. Each entry of the audit log is such an event. */
        StaffChangeEvent: {
            /**
             * Format: date-time
             * @description The time of the change.
             */
            happenedAt: string;
            /** @description The id of the entry in the audit log. */
            auditEntryId: string;
            /** @description The kind of change. */
            action: components["schemas"]["AuditAction"];
            subject: components["schemas"]["AuditSubject"];
            actor: components["schemas"]["AuditActor"] | null;
            /**
             * Format: int64
             * @description The version of the content that the change made, which the game uses within a second; null if it was no record of the content.
             */
            contentVersion: number | null;
        };
        /** @description The data of an event, by its name. */
        StaffEventData: components["schemas"]["StaffChangeEvent"] | components["schemas"]["PaymentStatusEvent"] | components["schemas"]["ChargeEvent"] | components["schemas"]["StaffPlaceEvent"] | components["schemas"]["EndEvent"];
        /** @description The place from which the next events follow. It comes first, so that a client that gets no event can continue from it. */
        StaffPlaceEvent: {
            /** @description Whether events before it may be missing, because they are older than seven days. Then the present state must be read. */
            hasMissed: boolean;
        };
        /** @description A number of fighters and items, or an effect that may fire in a fight. */
        Stat: {
            /** @description The stat's id. */
            id: string;
            /** @description The stat's name. */
            name: string;
            /** @description The key of the stat in the rules, such as `timewalker`. */
            shortName: string;
            /** @description A line about the effect of the stat. */
            flavorText: string;
            /** @description The type of the stat's value. */
            type: components["schemas"]["StatType"];
            /** @description The unit after the number, such as `%`; empty if there is none. */
            unitSymbol: string;
        };
        /** @description A number of fighters and items, or an effect that may fire in a fight. */
        StatName: {
            /** @description The stat's id. */
            id: string;
            /** @description The stat's name. */
            name: string;
            /** @description The key of the stat in the rules, such as `timewalker`. */
            shortName: string;
        };
        /**
         * @description The type of a stat's value.
         * @enum {string}
         */
        StatType: "NUMBER" | "YES_NO" | "PROC";
        /** @description The value of a stat. */
        StatValue: {
            /** @description The lowest value. */
            from: number;
            /** @description The highest value. */
            to: number;
            /** @description The chance that the effect fires; null for a stat that is not a proc. */
            procPercent: number | null;
            stat: components["schemas"]["StatName"];
        };
        /**
         * @description A part of the site whose state is measured.
         * @enum {string}
         */
        StatusComponent: "API" | "DATABASE" | "HUNTS" | "MAILS" | "PAYMENTS" | "REMOTES";
        /**
         * @description A subscription.
         * @enum {string}
         */
        SubscriptionLevel: "SILVER" | "GOLD" | "PLATINUM";
        /** @description The result of taking a gift. */
        TakeGiftResult: {
            player: components["schemas"]["Player"];
        };
        /** @description The destination. */
        TravelInput: {
            /** @description The hunting ground's id. */
            huntingGroundId: string;
        };
        /** @description The result of a journey. */
        TravelResult: {
            player: components["schemas"]["Player"];
        };
        /** @description An item that belongs to a collection. */
        Trophy: {
            item: components["schemas"]["ItemName"];
            /** @description Whether the player owns one. */
            isCollected: boolean;
            /** @description The merchant that sells the item; null if none does. */
            merchant: components["schemas"]["Merchant"] | null;
        };
        /** @description The result of taking an item off. */
        UnequipItemResult: {
            player: components["schemas"]["Player"];
        };
        /** @description The result of changing auto-hunts. */
        UpdateAutoHuntResult: {
            player: components["schemas"]["Player"];
        };
        /** @description A new e-mail address, confirmed by the password. */
        UpdateEmailInput: {
            /** @description The SHA-256 of the password, 64 hexadecimal digits in lower case. */
            password: string;
            /** @description The new address. */
            email: string;
        };
        /** @description Nothing more: the call succeeded. */
        UpdateEmailResult: Record<string, never>;
        /** @description The changes of an equipment set. Fields that are left out stay unchanged. */
        UpdateEquipmentSetInput: {
            /** @description The name of the set, at most 24 visible characters; null or empty for no name. */
            name?: string | null;
            /** @description The id of the hunting ground at which the set is switched to on arrival; null for none. */
            huntingGroundId?: string | null;
        };
        /** @description The result of changing the name or ground of an equipment set. */
        UpdateEquipmentSetResult: {
            player: components["schemas"]["Player"];
        };
        /** @description A new password, confirmed by the current one. */
        UpdatePasswordInput: {
            /** @description The SHA-256 of the current password, 64 hexadecimal digits in lower case. */
            currentPassword: string;
            /** @description The SHA-256 of the new password, 64 hexadecimal digits in lower case. */
            newPassword: string;
        };
        /** @description Nothing more: the call succeeded. */
        UpdatePasswordResult: Record<string, never>;
        /** @description The items that several types of slots hold after the call. */
        WearItemsInput: {
            /** @description The slots by their type, each type once. */
            slots: components["schemas"]["SlotItemsInput"][];
        };
        /** @description The result of changing the items in the slots of several types. */
        WearItemsResult: {
            player: components["schemas"]["Player"];
        };
        /** @description An address of a program that gets events of the account's player, signed by Standard Webhooks. A delivery that is not accepted is tried again for three days. If nothing is accepted for that long, the webhook is disabled. */
        Webhook: {
            /** @description The webhook's id. */
            id: string;
            /** @description The address of the program. */
            url: string;
            /** @description The events that it gets. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * Format: date-time
             * @description The time at which it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time at which it was disabled; null while it gets events.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description The time at which the program last accepted a delivery; null before the first.
             */
            lastSuccessAt: string | null;
        };
        /** @description An event that was or will be sent to a webhook. */
        WebhookDelivery: {
            /** @description The id of the event, which each attempt sends as `webhook-id`. */
            id: string;
            /** @description The event. */
            event: components["schemas"]["WebhookEvent"];
            /** @description Whether it was accepted. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: date-time
             * @description The time at which it was queued.
             */
            createdAt: string;
            /**
             * Format: int64
             * @description The number of attempts so far.
             */
            attempts: number;
            /**
             * Format: date-time
             * @description The time of the last attempt; null before the first.
             */
            lastAttemptAt: string | null;
            /**
             * Format: date-time
             * @description The time of the next attempt; null if there is none.
             */
            nextAttemptAt: string | null;
            /**
             * Format: int64
             * @description The HTTP status of the last response; null if there was none.
             */
            lastStatus: number | null;
            /** @description Why the last attempt failed, in English; null if it did not. */
            lastProblem: string | null;
            /** @description The body as JSON; an empty object if the account has left the staff and may no longer have the event. */
            payload: string;
        };
        /**
         * @description The status of a delivery.
         * @enum {string}
         */
        WebhookDeliveryStatus: "WAITING" | "DELIVERED" | "FAILED";
        /**
         * @description An event that a webhook can get. The body of an event names it as `type`, in camel case.
         * @enum {string}
         */
        WebhookEvent: "HUNT_READY" | "FIGHT" | "AUTO_HUNT" | "NO_BAIT" | "RANK_UP" | "MISSION_REWARD" | "COLLECTION" | "TRAVEL" | "MESSAGE" | "NEWS" | "CONTENT_CHANGED" | "ACCOUNT_CHANGED" | "REMOTE_CHANGED" | "PAYMENT_CHANGED" | "CHARGE_CHANGED" | "PING";
        /** @description An address of a program that gets events of the account's player, signed by Standard Webhooks. A delivery that is not accepted is tried again for three days. If nothing is accepted for that long, the webhook is disabled. */
        WebhookWithDeliveries: {
            /** @description The webhook's id. */
            id: string;
            /** @description The address of the program. */
            url: string;
            /** @description The events that it gets. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * Format: date-time
             * @description The time at which it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time at which it was disabled; null while it gets events.
             */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description The time at which the program last accepted a delivery; null before the first.
             */
            lastSuccessAt: string | null;
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
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
        /** @description The id of the last event that the client has. */
        LastEventId: string;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAccountResult"];
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
    getAccount: {
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
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateAccountInput"];
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
                    "application/json": components["schemas"]["ActivateAccountResult"];
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
                    "application/json": components["schemas"]["ResendActivationMailResult"];
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
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInResult"];
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
    confirmLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmLoginInput"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmLoginResult"];
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
    logOut: {
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
                    "application/json": components["schemas"]["LogOutResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPasswordResetInput"];
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
                    "application/json": components["schemas"]["RequestPasswordResetResult"];
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
    retrievePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetrievePasswordInput"];
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
                    "application/json": components["schemas"]["RetrievePasswordResult"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmailInput"];
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
                    "application/json": components["schemas"]["UpdateEmailResult"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailInput"];
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
                    "application/json": components["schemas"]["ConfirmEmailResult"];
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
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePasswordInput"];
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
                    "application/json": components["schemas"]["UpdatePasswordResult"];
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
    getMe: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateSeedInput"];
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
    getCombat: {
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
                    "application/json": components["schemas"]["Combat"] | null;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    hunt: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["HuntInput"];
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
                    "application/json": components["schemas"]["HuntResult"];
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
                    "application/json": components["schemas"]["QuickHuntResult"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoffinHuntInput"];
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
                    "application/json": components["schemas"]["CoffinHuntResult"];
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
    updateAutoHunt: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAutoHuntInput"];
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
                    "application/json": components["schemas"]["UpdateAutoHuntResult"];
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
    listShopItems: {
        parameters: {
            query?: {
                /** @description The short name of the item type to list; all types if left out. */
                itemType?: string;
                /** @description The quantity to which the prices, materials and refusals apply, 1 to 1,000,000. */
                quantity?: number;
                /** @description The order by required XP. */
                sort?: components["schemas"]["ShopSort"];
            };
            header?: never;
            path: {
                /**
                 * @description The merchant.
                 * @example MERCATUS
                 */
                merchant: components["schemas"]["Merchant"];
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
                    "application/json": components["schemas"]["ShopItem"][];
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
    buyItem: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyInput"];
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
                    "application/json": components["schemas"]["BuyItemResult"];
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
    sellItem: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellInput"];
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
                    "application/json": components["schemas"]["SellItemResult"];
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
    sellItems: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellItemsInput"];
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
                    "application/json": components["schemas"]["SellItemsResult"];
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
    listInventory: {
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
                    "application/json": components["schemas"]["InventoryEntry"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEquipment: {
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
                    "application/json": components["schemas"]["EquipmentSlot"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipInput"];
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
                    "application/json": components["schemas"]["EquipItemResult"];
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
    wearItems: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["WearItemsInput"];
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
                    "application/json": components["schemas"]["WearItemsResult"];
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
    listEquipmentSets: {
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
                    "application/json": components["schemas"]["EquipmentSet"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    lockItem: {
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
                 * @description The item's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockItemInput"];
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
                    "application/json": components["schemas"]["LockItemResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
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
                /**
                 * @description The id of the equipped item.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    "application/json": components["schemas"]["UnequipItemResult"];
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
                 * @description The zero-based index, 0 to 9.
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
                    "application/json": components["schemas"]["ChangeEquipmentSetResult"];
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
    updateEquipmentSet: {
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
                 * @description The zero-based index, 0 to 9.
                 * @example 1
                 */
                index: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEquipmentSetInput"];
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
                    "application/json": components["schemas"]["UpdateEquipmentSetResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedFight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link.
                 * @example token
                 */
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
                    "application/json": components["schemas"]["SharedFight"];
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
    getHuntStatistics: {
        parameters: {
            query: {
                /** @description The start of the period. */
                since: string;
                /** @description The end of the period; now if left out. */
                until?: string;
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
                    "application/json": components["schemas"]["HuntStatistics"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalTotals: {
        parameters: {
            query: {
                /** @description The start of the period. */
                since: string;
                /** @description The end of the period; now if left out. */
                until?: string;
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
                    "application/json": components["schemas"]["JournalTotals"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJournalEntries: {
        parameters: {
            query?: {
                /** @description How many entries, 1 to 100. */
                first?: number;
                /** @description The cursor of the entry before the page. */
                after?: string;
                /** @description The kind of entry; all if left out. */
                kind?: components["schemas"]["JournalKind"];
                /** @description Lists hunts only: those whose creature or won item has these words in its name, in any case; up to 100 characters. */
                search?: string;
                /** @description The start of the period. */
                since?: string;
                /** @description The end of the period. */
                until?: string;
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
                    "application/json": components["schemas"]["ListJournalEntriesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    followEvents: {
        parameters: {
            query?: {
                /** @description The same as `Last-Event-ID`, which comes first. */
                after?: string;
            };
            header?: {
                /** @description The id of the last event that the client has. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
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
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
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
                    "application/json": components["schemas"]["WebhookWithDeliveries"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
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
                    "application/json": components["schemas"]["CreateWebhookResult"];
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
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    "application/json": components["schemas"]["DeleteWebhookResult"];
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
    enableWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    "application/json": components["schemas"]["EnableWebhookResult"];
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
    pingWebhook: {
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
                 * @description The webhook's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    "application/json": components["schemas"]["PingWebhookResult"];
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
    resendWebhookDelivery: {
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
                 * @description The delivery's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    "application/json": components["schemas"]["ResendWebhookDeliveryResult"];
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
    followStaffEvents: {
        parameters: {
            query?: {
                /** @description The same as `Last-Event-ID`, which comes first. */
                after?: string;
            };
            header?: {
                /** @description The id of the last event that the client has. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
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
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMissions: {
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
                    "application/json": components["schemas"]["Mission"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseMission: {
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
                 * @description The mission's id from `missionOffers`.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                missionId: string;
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
                    "application/json": components["schemas"]["ChooseMissionResult"];
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
    rerollMissions: {
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
                    "application/json": components["schemas"]["RerollMissionsResult"];
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
    listLadder: {
        parameters: {
            query?: {
                /** @description How many entries, 1 to 100. */
                first?: number;
                /** @description The cursor of the entry before the page. */
                after?: string;
                /** @description The number of entries to skip from the top, instead of `after`. */
                offset?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLadderResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayerByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The player's name.
                 * @example name
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LadderEntry"];
                };
            };
            400: components["responses"]["InvalidInput"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelInput"];
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
                    "application/json": components["schemas"]["TravelResult"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"][];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description How many, 1 to 100. */
                first?: number;
                /** @description The cursor of the item before the page. It stays valid when that item is gone. */
                after?: string;
                /** @description The short name of an item type; all types if left out. */
                itemType?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListItemsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The item's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnemies: {
        parameters: {
            query?: {
                /** @description How many, 1 to 100. */
                first?: number;
                /** @description The cursor of the creature before the page. It stays valid when that creature is gone. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEnemiesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stat"][];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDropRates: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DropRates"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItemSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The item's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemSources"];
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
    listNews: {
        parameters: {
            query?: {
                /** @description How many posts, 1 to 100. */
                first?: number;
                /** @description The cursor of the post before the page. It stays valid when that post is gone. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNewsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeGift: {
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
                 * @description The news post's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                newsId: string;
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
                    "application/json": components["schemas"]["TakeGiftResult"];
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
    getBestEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hunting ground's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    "application/json": components["schemas"]["BestEquipment"];
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
    listGoals: {
        parameters: {
            query?: {
                /** @description The largest number of goals, 1 to 10. */
                first?: number;
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
                    "application/json": components["schemas"]["Goal"][];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPins: {
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
                    "application/json": components["schemas"]["Pin"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuggestedPins: {
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
                    "application/json": components["schemas"]["Pin"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlan: {
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
                    "application/json": components["schemas"]["PlanEntry"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePins: {
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
                 * @description The kind of the thing.
                 * @example ITEM
                 */
                kind: components["schemas"]["PinKind"];
                /**
                 * @description The id of the item or rank.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePinsInput"];
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
                    "application/json": components["schemas"]["ChangePinsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["UriTooLong"];
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
            path: {
                /**
                 * @description The collection's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                collectionId: string;
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
                    "application/json": components["schemas"]["ClaimCollectionResult"];
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
    getHuntOdds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hunting ground's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
                    "application/json": components["schemas"]["HuntOdds"];
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
    listCreatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hunting ground's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
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
    listPackages: {
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
                    "application/json": components["schemas"]["PremiumPackage"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description How many, 1 to 100. */
                first?: number;
                /** @description The cursor of the payment before the page. */
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
                    "application/json": components["schemas"]["ListPaymentsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
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
                    "application/json": components["schemas"]["ActiveSubscription"] | null;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyPackage: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyPackageInput"];
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
                    "application/json": components["schemas"]["BuyPackageResult"];
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
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                paymentId: string;
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
                    "application/json": components["schemas"]["CheckPaymentResult"];
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
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment's id.
                 * @example 66821a3b9f1e4c0d2a7b5e10
                 */
                paymentId: string;
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
                    "application/json": components["schemas"]["CancelSubscriptionResult"];
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
    getStatus: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteStatus"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
}
