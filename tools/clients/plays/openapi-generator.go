// Plays with the Go client of openapi-generator; ../play.ts has the protocol.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"strings"

	"clients.test/play/sanguine"
)

func must[Value any](value Value, _ any, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	url, username, password := os.Args[1], os.Args[2], os.Args[3]
	configuration := sanguine.NewConfiguration()
	configuration.Servers = sanguine.ServerConfigurations{{URL: url + "/api"}}
	client := sanguine.NewAPIClient(configuration)
	keys := map[string]sanguine.APIKey{"apiKey": {Key: "sanguine-site"}}
	visitor := context.WithValue(context.Background(), sanguine.ContextAPIKeys, keys)

	account := sanguine.NewRegisterRequest(username, password, username+"@example.org")
	must(client.AccountsAPI.RegisterAccount(visitor).RegisterRequest(*account).Execute())
	fmt.Println("registered")
	line, err := bufio.NewReader(os.Stdin).ReadString('\n')
	must(client.AccountsAPI.ActivateAccount(visitor, strings.TrimSpace(must(line, nil, err))).Execute())
	credentials := sanguine.NewLoginRequest(username, password)
	session := must(client.AccountsAPI.Login(visitor).LoginRequest(*credentials).Execute())
	player := context.WithValue(visitor, sanguine.ContextAccessToken, session.GetAccessToken())

	var combat *sanguine.Combat
	for round := int32(1); combat == nil || !combat.CombatEnded; round++ {
		combat = must(client.HuntingAPI.Hunt(player).Round(round).Execute())
	}
	again := must(client.HuntingAPI.QuickHunt(player).Execute())
	item := must(client.PlayerAPI.GetPlayer(player).Execute()).Inventory[0].Item
	_, _, err = client.ShopsAPI.TradeItem(player).TradeRequest(*sanguine.NewTradeRequest(item.Id, 0)).Execute()
	var refused *sanguine.GenericOpenAPIError
	if !errors.As(err, &refused) {
		log.Fatal("not refused: ", err)
	}
	problem := refused.Model().(sanguine.Problem)
	report := map[string]any{
		"player":   combat.Attacker.Get().Name,
		"result":   combat.Result,
		"refusal":  again.Code,
		"mustWait": again.GetSeconds() > 0,
		"problem":  problem.Code,
		"field":    problem.Field,
	}
	if err := json.NewEncoder(os.Stdout).Encode(report); err != nil {
		log.Fatal(err)
	}
}
