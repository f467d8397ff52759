// Plays with the client of oapi-codegen; ../play.ts has the protocol.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"

	"clients.test/play/sanguine"
	openapi "github.com/oapi-codegen/runtime/types"
)

func must[Value any](value Value, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	url, username, password := os.Args[1], os.Args[2], os.Args[3]
	token := ""
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("X-Api-Key", "sanguine-site")
		if token != "" {
			request.Header.Set("Authorization", "Bearer "+token)
		}
		return nil
	}
	client := must(sanguine.NewClientWithResponses(url+"/api", sanguine.WithRequestEditorFn(authorize)))
	ctx := context.Background()

	email := openapi.Email(username + "@example.org")
	account := sanguine.RegisterRequest{Username: username, Password: password, Email: email}
	must(client.RegisterAccountWithResponse(ctx, account))
	fmt.Println("registered")
	line := must(bufio.NewReader(os.Stdin).ReadString('\n'))
	must(client.ActivateAccountWithResponse(ctx, strings.TrimSpace(line)))
	credentials := sanguine.LoginRequest{Username: username, Password: password}
	token = *must(client.LoginWithResponse(ctx, credentials)).JSON200.AccessToken

	var combat *sanguine.Combat
	for round := 1; combat == nil || !combat.CombatEnded; round++ {
		combat = must(client.HuntWithResponse(ctx, &sanguine.HuntParams{Round: &round})).JSON200
	}
	again := must(client.QuickHuntWithResponse(ctx, &sanguine.QuickHuntParams{})).JSON200
	item := must(client.GetPlayerWithResponse(ctx)).JSON200.Inventory[0].Item
	trade := sanguine.TradeRequest{ItemId: item.Id, Amount: 0}
	refused := must(client.TradeItemWithResponse(ctx, &sanguine.TradeItemParams{}, trade))
	problem := refused.ApplicationproblemJSON400
	report := map[string]any{
		"player":   combat.Attacker.Name,
		"result":   combat.Result,
		"refusal":  again.Code,
		"mustWait": *again.Seconds > 0,
		"problem":  problem.Code,
		"field":    problem.Field,
	}
	if err := json.NewEncoder(os.Stdout).Encode(report); err != nil {
		log.Fatal(err)
	}
}
