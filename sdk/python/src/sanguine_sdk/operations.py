"""Made from openapi.v1.json by `npm run generate`."""

from __future__ import annotations

from typing import Any, Literal

from . import types
from .unset import UNSET, Unset, quote


class Operations:
    """The operations of the API, each by its `operationId` in snake case."""

    def call(
        self,
        method: str,
        path: str,
        query: dict[str, Any],
        body: dict[str, Any] | None,
        *,
        is_keyed: bool = False,
        key: str | None = None,
    ) -> Any:
        """Sends a call and returns the body of the response."""
        raise NotImplementedError

    def register_account(
        self,
        *,
        username: str,
        password: str,
        email: str,
    ) -> types.RegisterAccountResult:
        """Creates an account and mails its activation link."""
        return self.call("POST", "/v1/accounts", {}, {"username": username, "password": password, "email": email})

    def get_account(self) -> types.Account:
        """Returns the caller's account."""
        return self.call("GET", "/v1/account", {}, None)

    def activate_account(
        self,
        *,
        token: str,
        can_open_session: bool | None | Unset = UNSET,
        can_replace_session: bool | None | Unset = UNSET,
    ) -> types.ActivateAccountResult:
        """Activates a registered account by the token of its mail."""
        return self.call("POST", "/v1/account/activation", {}, {"token": token, "canOpenSession": can_open_session, "canReplaceSession": can_replace_session})

    def resend_activation_mail(
        self,
        *,
        key: str | None = None,
    ) -> types.ResendActivationMailResult:
        """Sends the mail with the activation link of the caller's account once more."""
        return self.call("POST", "/v1/account/activation-mails", {}, None, is_keyed=True, key=key)

    def log_in(
        self,
        *,
        username: str,
        password: str,
    ) -> types.LogInResult:
        """Opens a session, or returns a ticket if the account has a second factor."""
        return self.call("POST", "/v1/sessions", {}, {"username": username, "password": password})

    def confirm_login(
        self,
        *,
        ticket: str,
        code: str,
    ) -> types.ConfirmLoginResult:
        """Opens a session for the ticket of a login and a code."""
        return self.call("POST", "/v1/sessions/confirm", {}, {"ticket": ticket, "code": code})

    def log_out(self) -> types.LogOutResult:
        """Closes the caller's session."""
        return self.call("DELETE", "/v1/sessions/current", {}, None)

    def request_password_reset(
        self,
        *,
        username: str,
    ) -> types.RequestPasswordResetResult:
        """Mails a link for a new password, valid for one hour."""
        return self.call("POST", "/v1/password-resets", {}, {"username": username})

    def retrieve_password(
        self,
        *,
        token: str,
    ) -> types.RetrievePasswordResult:
        """Mails a new password to the account of a mailed token and closes all its sessions."""
        return self.call("POST", "/v1/password-resets/confirm", {}, {"token": token})

    def update_email(
        self,
        *,
        password: str,
        email: str,
        key: str | None = None,
    ) -> types.UpdateEmailResult:
        """Mails a link to a new e-mail address of the caller's account."""
        return self.call("POST", "/v1/account/email", {}, {"password": password, "email": email}, is_keyed=True, key=key)

    def confirm_email(
        self,
        *,
        token: str,
    ) -> types.ConfirmEmailResult:
        """Sets the e-mail address of an account to the address that received the token."""
        return self.call("POST", "/v1/account/email/confirm", {}, {"token": token})

    def update_password(
        self,
        *,
        current_password: str,
        new_password: str,
    ) -> types.UpdatePasswordResult:
        """Changes the password of the caller's account and closes its other sessions."""
        return self.call("POST", "/v1/account/password", {}, {"currentPassword": current_password, "newPassword": new_password})

    def get_me(self) -> types.Player:
        """Returns the caller's player."""
        return self.call("GET", "/v1/me", {}, None)

    def get_fairness(self) -> types.Fairness | None:
        """Returns the seeds of the combats of the caller's player."""
        return self.call("GET", "/v1/me/fairness", {}, None)

    def rotate_seed(
        self,
        *,
        client_seed: str | None | Unset = UNSET,
        key: str | None = None,
    ) -> types.RotateSeedResult:
        """Reveals the seed of past combats and puts the next one in use."""
        return self.call("POST", "/v1/me/fairness/rotate", {}, {"clientSeed": client_seed}, is_keyed=True, key=key)

    def get_combat(self) -> types.Combat | None:
        """Returns the open combat, or the latest one; null before the first hunt."""
        return self.call("GET", "/v1/me/combat", {}, None)

    def hunt(
        self,
        *,
        round: int | None | Unset = UNSET,
        key: str | None = None,
    ) -> types.HuntResult:
        """Starts a hunt, or plays the next round of the open combat."""
        return self.call("POST", "/v1/hunts", {}, {"round": round}, is_keyed=True, key=key)

    def quick_hunt(
        self,
        *,
        key: str | None = None,
    ) -> types.QuickHuntResult:
        """Starts a hunt if none is open, and plays the combat to its end."""
        return self.call("POST", "/v1/quick-hunts", {}, None, is_keyed=True, key=key)

    def coffin_hunt(
        self,
        *,
        round: int | None | Unset = UNSET,
        key: str | None = None,
    ) -> types.CoffinHuntResult:
        """Starts a hunt with a coffin charge instead of the cooldown, or plays the next round."""
        return self.call("POST", "/v1/coffin-hunts", {}, {"round": round}, is_keyed=True, key=key)

    def update_auto_hunt(
        self,
        *,
        is_on: bool | None | Unset = UNSET,
        bait_id: str | None | Unset = UNSET,
        reserve: int | None | Unset = UNSET,
        key: str | None = None,
    ) -> types.UpdateAutoHuntResult:
        """Changes the settings of auto-hunts."""
        return self.call("PATCH", "/v1/me/auto-hunt", {}, {"isOn": is_on, "baitId": bait_id, "reserve": reserve}, is_keyed=True, key=key)

    def list_shop_items(
        self,
        *,
        merchant: types.Merchant,
        item_type: str | Unset = UNSET,
        quantity: int | Unset = UNSET,
        sort: types.ShopSort | Unset = UNSET,
    ) -> list[types.ShopItem]:
        """Lists the offers of a merchant to the player."""
        return self.call("GET", f"/v1/merchants/{quote(merchant)}/items", {"itemType": item_type, "quantity": quantity, "sort": sort}, None)

    def buy_item(
        self,
        *,
        item_id: str,
        amount: int,
        key: str | None = None,
    ) -> types.BuyItemResult:
        """Buys, crafts, tames or binds an item."""
        return self.call("POST", "/v1/purchases", {}, {"itemId": item_id, "amount": amount}, is_keyed=True, key=key)

    def sell_item(
        self,
        *,
        item_id: str,
        amount: int,
        key: str | None = None,
    ) -> types.SellItemResult:
        """Sells pieces of an item at its refund."""
        return self.call("POST", "/v1/sales", {}, {"itemId": item_id, "amount": amount}, is_keyed=True, key=key)

    def sell_items(
        self,
        *,
        lines: list[types.SaleLineInput],
        key: str | None = None,
    ) -> types.SellItemsResult:
        """Sells pieces of several items at their refunds: all, or none."""
        return self.call("POST", "/v1/bulk-sales", {}, {"lines": lines}, is_keyed=True, key=key)

    def list_inventory(self) -> list[types.InventoryEntry]:
        """Lists the items of the caller's player, highest required XP first."""
        return self.call("GET", "/v1/me/inventory", {}, None)

    def list_equipment(self) -> list[types.EquipmentSlot]:
        """Lists the slots for equipment of the caller's player, with their items."""
        return self.call("GET", "/v1/me/equipment", {}, None)

    def equip_item(
        self,
        *,
        item_id: str,
        can_replace: bool | Unset = UNSET,
        key: str | None = None,
    ) -> types.EquipItemResult:
        """Equips an owned item."""
        return self.call("POST", "/v1/me/equipment", {}, {"itemId": item_id, "canReplace": can_replace}, is_keyed=True, key=key)

    def wear_items(
        self,
        *,
        slots: list[types.SlotItemsInput],
        key: str | None = None,
    ) -> types.WearItemsResult:
        """Changes the items in all slots of several types: all, or none."""
        return self.call("PATCH", "/v1/me/equipment", {}, {"slots": slots}, is_keyed=True, key=key)

    def list_equipment_sets(self) -> list[types.EquipmentSet]:
        """Lists the ten equipment sets of the caller's player."""
        return self.call("GET", "/v1/me/equipment-sets", {}, None)

    def lock_item(
        self,
        *,
        item_id: str,
        is_locked: bool,
        key: str | None = None,
    ) -> types.LockItemResult:
        """Locks an owned item against sale, or unlocks it."""
        return self.call("PATCH", f"/v1/me/inventory/{quote(item_id)}", {}, {"isLocked": is_locked}, is_keyed=True, key=key)

    def unequip_item(
        self,
        *,
        item_id: str,
        key: str | None = None,
    ) -> types.UnequipItemResult:
        """Takes off an equipped item."""
        return self.call("DELETE", f"/v1/me/equipment/{quote(item_id)}", {}, None, is_keyed=True, key=key)

    def change_equipment_set(
        self,
        *,
        index: int,
        key: str | None = None,
    ) -> types.ChangeEquipmentSetResult:
        """Switches to another equipment set."""
        return self.call("POST", f"/v1/me/equipment-sets/{quote(index)}/use", {}, None, is_keyed=True, key=key)

    def update_equipment_set(
        self,
        *,
        index: int,
        name: str | None | Unset = UNSET,
        hunting_ground_id: str | None | Unset = UNSET,
        key: str | None = None,
    ) -> types.UpdateEquipmentSetResult:
        """Sets the name of an equipment set and the hunting ground that it is bound to."""
        return self.call("PATCH", f"/v1/me/equipment-sets/{quote(index)}", {}, {"name": name, "huntingGroundId": hunting_ground_id}, is_keyed=True, key=key)

    def get_shared_fight(
        self,
        *,
        token: str,
    ) -> types.SharedFight:
        """Returns a fight that its hunter shares by a link, with the numbers from which anyone can compute it again."""
        return self.call("GET", f"/v1/shared-fights/{quote(token)}", {}, None)

    def get_hunt_statistics(
        self,
        *,
        since: str,
        until: str | Unset = UNSET,
    ) -> types.HuntStatistics:
        """Returns what the hunts of a period brought, by creature and by day."""
        return self.call("GET", "/v1/me/statistics", {"since": since, "until": until}, None)

    def get_journal_totals(
        self,
        *,
        since: str,
        until: str | Unset = UNSET,
    ) -> types.JournalTotals:
        """Returns the sums of the journal over a period."""
        return self.call("GET", "/v1/journal/totals", {"since": since, "until": until}, None)

    def list_journal_entries(
        self,
        *,
        first: int | Unset = UNSET,
        after: str | Unset = UNSET,
        kind: types.JournalKind | Unset = UNSET,
        search: str | Unset = UNSET,
        since: str | Unset = UNSET,
        until: str | Unset = UNSET,
    ) -> types.ListJournalEntriesResult:
        """Lists the entries of the journal, latest first."""
        return self.call("GET", "/v1/journal", {"first": first, "after": after, "kind": kind, "search": search, "since": since, "until": until}, None)

    def list_webhooks(self) -> list[types.WebhookWithDeliveries]:
        """Lists the webhooks of the caller's account with their latest deliveries."""
        return self.call("GET", "/v1/webhooks", {}, None)

    def create_webhook(
        self,
        *,
        url: str,
        events: list[types.WebhookEvent],
        key: str | None = None,
    ) -> types.CreateWebhookResult:
        """Creates a webhook, and returns the key of its signatures, once."""
        return self.call("POST", "/v1/webhooks", {}, {"url": url, "events": events}, is_keyed=True, key=key)

    def delete_webhook(
        self,
        *,
        id: str,
    ) -> types.DeleteWebhookResult:
        """Deletes a webhook."""
        return self.call("DELETE", f"/v1/webhooks/{quote(id)}", {}, None)

    def enable_webhook(
        self,
        *,
        id: str,
    ) -> types.EnableWebhookResult:
        """Enables a webhook that was disabled because its program accepted nothing."""
        return self.call("POST", f"/v1/webhooks/{quote(id)}/enable", {}, None)

    def ping_webhook(
        self,
        *,
        id: str,
        key: str | None = None,
    ) -> types.PingWebhookResult:
        """Sends a test to a webhook."""
        return self.call("POST", f"/v1/webhooks/{quote(id)}/ping", {}, None, is_keyed=True, key=key)

    def resend_webhook_delivery(
        self,
        *,
        id: str,
        key: str | None = None,
    ) -> types.ResendWebhookDeliveryResult:
        """Sends a delivery again."""
        return self.call("POST", f"/v1/webhook-deliveries/{quote(id)}/resend", {}, None, is_keyed=True, key=key)

    def list_missions(self) -> list[types.Mission]:
        """Lists the missions of the window, the chosen one among them."""
        return self.call("GET", "/v1/missions", {}, None)

    def choose_mission(
        self,
        *,
        mission_id: str,
        key: str | None = None,
    ) -> types.ChooseMissionResult:
        """Chooses a mission of the window."""
        return self.call("POST", f"/v1/missions/{quote(mission_id)}/choose", {}, None, is_keyed=True, key=key)

    def reroll_missions(
        self,
        *,
        key: str | None = None,
    ) -> types.RerollMissionsResult:
        """Replaces the missions of the window by others, once."""
        return self.call("POST", "/v1/mission-rerolls", {}, None, is_keyed=True, key=key)

    def list_ladder(
        self,
        *,
        first: int | Unset = UNSET,
        after: str | Unset = UNSET,
        offset: int | Unset = UNSET,
    ) -> types.ListLadderResult:
        """Lists the players by XP, the most first."""
        return self.call("GET", "/v1/ladder", {"first": first, "after": after, "offset": offset}, None)

    def get_player_by_name(
        self,
        *,
        name: str,
    ) -> types.LadderEntry:
        """Returns what the ladder shows of a player."""
        return self.call("GET", f"/v1/players/{quote(name)}", {}, None)

    def travel(
        self,
        *,
        hunting_ground_id: str,
        key: str | None = None,
    ) -> types.TravelResult:
        """Moves the player to a hunting ground and pays its cost."""
        return self.call("POST", "/v1/journeys", {}, {"huntingGroundId": hunting_ground_id}, is_keyed=True, key=key)

    def list_regions(self) -> list[types.Region]:
        """Lists the regions with their hunting grounds, in order."""
        return self.call("GET", "/v1/regions", {}, None)

    def list_items(
        self,
        *,
        first: int | Unset = UNSET,
        after: str | Unset = UNSET,
        item_type: str | Unset = UNSET,
    ) -> types.ListItemsResult:
        """Lists the visible items by name."""
        return self.call("GET", "/v1/items", {"first": first, "after": after, "itemType": item_type}, None)

    def get_item(
        self,
        *,
        id: str,
    ) -> types.Item:
        """Returns a visible item."""
        return self.call("GET", f"/v1/items/{quote(id)}", {}, None)

    def list_enemies(
        self,
        *,
        first: int | Unset = UNSET,
        after: str | Unset = UNSET,
    ) -> types.ListEnemiesResult:
        """Lists the visible creatures by name."""
        return self.call("GET", "/v1/enemies", {"first": first, "after": after}, None)

    def list_stats(self) -> list[types.Stat]:
        """Lists the stats in the order of the glossary."""
        return self.call("GET", "/v1/stats", {}, None)

    def get_drop_rates(self) -> types.DropRates:
        """Returns the drops in the wins of all players, beside the declared chances."""
        return self.call("GET", "/v1/drop-rates", {}, None)

    def get_item_sources(
        self,
        *,
        item_id: str,
    ) -> types.ItemSources:
        """Returns the sources of an item that the caller's player may know."""
        return self.call("GET", f"/v1/items/{quote(item_id)}/sources", {}, None)

    def list_news(
        self,
        *,
        first: int | Unset = UNSET,
        after: str | Unset = UNSET,
    ) -> types.ListNewsResult:
        """Lists the news, latest first."""
        return self.call("GET", "/v1/news", {"first": first, "after": after}, None)

    def take_gift(
        self,
        *,
        news_id: str,
        key: str | None = None,
    ) -> types.TakeGiftResult:
        """Takes the gift of a news post, once."""
        return self.call("POST", f"/v1/news/{quote(news_id)}/gift", {}, None, is_keyed=True, key=key)

    def get_best_equipment(
        self,
        *,
        hunting_ground_id: str,
    ) -> types.BestEquipment:
        """Returns the owned equipment that wins most on a hunting ground with the current bait."""
        return self.call("GET", f"/v1/hunting-grounds/{quote(hunting_ground_id)}/best-equipment", {}, None)

    def list_goals(
        self,
        *,
        first: int | Unset = UNSET,
    ) -> list[types.Goal]:
        """Lists the next goals of the caller's player, nearest first."""
        return self.call("GET", "/v1/me/goals", {"first": first}, None)

    def list_pins(self) -> list[types.Pin]:
        """Lists the pins of the caller's player, in the player's order."""
        return self.call("GET", "/v1/me/pins", {}, None)

    def list_suggested_pins(self) -> list[types.Pin]:
        """Lists the items and ranks that the plan proposes to pin."""
        return self.call("GET", "/v1/me/suggested-pins", {}, None)

    def get_plan(self) -> list[types.PlanEntry]:
        """Returns the missing requirements of each pin of the caller's player, in the order of the pins."""
        return self.call("GET", "/v1/me/plan", {}, None)

    def change_pins(
        self,
        *,
        kind: types.PinKind,
        id: str,
        is_pinned: bool,
        place: int | None | Unset = UNSET,
        key: str | None = None,
    ) -> types.ChangePinsResult:
        """Pins an item or a rank, moves its pin, or removes it."""
        return self.call("PATCH", f"/v1/me/pins/{quote(kind)}/{quote(id)}", {}, {"isPinned": is_pinned, "place": place}, is_keyed=True, key=key)

    def list_collections(self) -> list[types.Collection]:
        """Lists the collections with the trophies that the player has of them."""
        return self.call("GET", "/v1/collections", {}, None)

    def claim_collection(
        self,
        *,
        collection_id: str,
        key: str | None = None,
    ) -> types.ClaimCollectionResult:
        """Claims a collection if the player owns all its trophies."""
        return self.call("POST", f"/v1/collections/{quote(collection_id)}/claim", {}, None, is_keyed=True, key=key)

    def get_hunt_odds(
        self,
        *,
        hunting_ground_id: str,
    ) -> types.HuntOdds:
        """Returns the odds of a hunt on a hunting ground with the current equipment and bait."""
        return self.call("GET", f"/v1/hunting-grounds/{quote(hunting_ground_id)}/odds", {}, None)

    def list_creatures(
        self,
        *,
        hunting_ground_id: str,
    ) -> list[types.GrimoireEntry]:
        """Lists the creatures of a hunting ground with any bait, most common first."""
        return self.call("GET", f"/v1/hunting-grounds/{quote(hunting_ground_id)}/creatures", {}, None)

    def list_packages(self) -> list[types.PremiumPackage]:
        """Lists the premium packages on sale."""
        return self.call("GET", "/v1/packages", {}, None)

    def list_payments(
        self,
        *,
        first: int | Unset = UNSET,
        after: str | Unset = UNSET,
    ) -> types.ListPaymentsResult:
        """Lists the payments that the caller's account made, latest first."""
        return self.call("GET", "/v1/me/payments", {"first": first, "after": after}, None)

    def get_subscription(self) -> types.ActiveSubscription | None:
        """Returns the active subscription of the caller's player; null without one."""
        return self.call("GET", "/v1/me/subscription", {}, None)

    def buy_package(
        self,
        *,
        package_id: str,
        recipient_name: str | None | Unset = UNSET,
        key: str | None = None,
    ) -> types.BuyPackageResult:
        """Begins the payment of a premium package, for the caller or as a gift."""
        return self.call("POST", "/v1/payments", {}, {"packageId": package_id, "recipientName": recipient_name}, is_keyed=True, key=key)

    def check_payment(
        self,
        *,
        payment_id: str,
    ) -> types.CheckPaymentResult:
        """Asks the payment provider whether a payment was paid, and completes it."""
        return self.call("POST", f"/v1/payments/{quote(payment_id)}/check", {}, None)

    def cancel_subscription(
        self,
        *,
        payment_id: str,
    ) -> types.CancelSubscriptionResult:
        """Ends the charges of a subscription, which stays active until the end of its paid period."""
        return self.call("POST", f"/v1/payments/{quote(payment_id)}/cancel", {}, None)

    def get_status(self) -> types.SiteStatus:
        """Returns the state of the site now and in the last 90 days."""
        return self.call("GET", "/v1/status", {}, None)
