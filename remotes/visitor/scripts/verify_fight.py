#!/usr/bin/env python3
"""Computes a fight of Sanguine again from its proof. It needs nothing but Python 3.8 or later.

    python3 verify_fight.py proof.json [another.json ...]
    python3 verify_fight.py < proof.json

The proof is the JSON text that the page /fair shows for a shared fight. The script checks, step by step:

    digest       the text is complete and unchanged (SHA-256 of its canonical JSON, RFC 8785)
    seedHash     the revealed server seed has the hash that was shown before the fight (SHA-256)
    combatSeed   the seed of the fight follows from it (HMAC-SHA-256 of "<client seed>:<fight number>")
    creature     the creature that was drawn from the hunting table
    modifiers    the modifier that was drawn
    fighters     the health and the critical chance of both fighters
    rounds       the health of both fighters after each round, and the result
    loot         the loot that was at stake

It ends with 0 if no step failed, with 1 if one did, and with 2 for a text that is no proof.
"""
import hashlib
import hmac
import json
import math
import sys

FORMAT = 'sanguine-fight-1'
ROUNDS = 5
MAX_RETAINERS = 6
MODIFIERS = ('bloodlust', 'megalomania', 'bloodcraze', 'xplosion', 'investment', 'cloning')
MASK = 0xFFFFFFFF


# Numbers and texts as JavaScript writes them, for the digest.


def number_text(value):
    if isinstance(value, int):
        return str(value)
    if value.is_integer() and abs(value) < 1e21:
        return str(int(value))
    digits = repr(value)
    mantissa, _, exponent = digits.partition('e')
    if not exponent:
        return digits
    power = int(exponent)
    if -7 < power < 0:
        sign = '-' if mantissa.startswith('-') else ''
        return sign + '0.' + '0' * (-power - 1) + mantissa.lstrip('-').replace('.', '')
    return '%se%s%d' % (mantissa, '+' if power > 0 else '-', abs(power))


def canonical(value):
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode('utf-16-be'))
        return '{%s}' % ','.join('%s:%s' % (canonical(name), canonical(value[name])) for name in names)
    if isinstance(value, list):
        return '[%s]' % ','.join(canonical(each) for each in value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return number_text(value)
    return json.dumps(value, ensure_ascii=False)


# The dice: cyrb128 of "<seed>:<purpose>" starts sfc32, whose first twelve numbers are thrown away.


def cyrb128(text):
    a, b, c, d = 1779033703, 3144134277, 1013904242, 2773480762
    for unit in text.encode('ascii'):
        a = b ^ ((a ^ unit) * 597399067 & MASK)
        b = c ^ ((b ^ unit) * 2869860233 & MASK)
        c = d ^ ((c ^ unit) * 951274213 & MASK)
        d = a ^ ((d ^ unit) * 2716044179 & MASK)
    a = (c ^ (a >> 18)) * 597399067 & MASK
    b = (d ^ (b >> 22)) * 2869860233 & MASK
    c = (a ^ (c >> 17)) * 951274213 & MASK
    d = (b ^ (d >> 19)) * 2716044179 & MASK
    a = a ^ b ^ c ^ d
    return a, b ^ a, c ^ a, d ^ a


class Rolls:
    """The stream of rolls of a seed for one purpose."""

    def __init__(self, seed, purpose):
        self.a, self.b, self.c, self.counter = cyrb128('%s:%s' % (seed, purpose))
        for _ in range(12):
            self.next()

    def next(self):
        """From 0 to 1, exclusive."""
        total = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((self.c << 21) | (self.c >> 11)) & MASK
        self.c = (self.c + total) & MASK
        return total / 4294967296

    def whole(self, low, high):
        """A whole number from low to high, inclusive."""
        return low + math.floor(self.next() * (high - low + 1))

    def chance(self, percent):
        return self.next() * 100 < percent


# The draws before the fight.


def drawn_creature(table, rolls):
    if table['dueBossId'] is not None:
        return table['dueBossId'], False
    is_hexed = bool(table['hexed']) and rolls.chance(table['hexPercent'])
    weights = table['hexed'] if is_hexed else table['baited']
    total = sum(each['weight'] for each in weights)
    if total == 0:
        return None, False
    left = rolls.whole(0, total - 1)
    for each in weights:
        if left < each['weight']:
            return each['enemyId'], is_hexed
        left -= each['weight']
    return None, False


def drawn_modifier(chances, rolls):
    left = rolls.next() * 100
    for name in MODIFIERS:
        if left < chances[name]:
            return name
        left -= chances[name]
    return None


def drawn_numbers(ranges, rolls):
    health, crit = ranges['health'], ranges['critChance']
    max_health = max(1, rolls.whole(health['from'], health['to']))
    chance = crit['from'] + rolls.next() * max(0, crit['to'] - crit['from'])
    return max_health, min(100, max(0, chance))


def drawn_loot(table, rolls):
    bonus = table['lootChance']['from']
    bonus += rolls.next() * max(0, table['lootChance']['to'] - table['lootChance']['from'])
    amounts = {}
    for line in table['lines']:
        if not rolls.chance(min(100, line['dropChance'] * (1 + max(0, bonus) / 100))):
            continue
        amount = rolls.whole(line['amountMin'], max(line['amountMin'], line['amountMax']))
        if amount > 0 and line['itemId'] is not None:
            amounts[line['itemId']] = amounts.get(line['itemId'], 0) + amount
    return amounts


# The fight.


class Side:
    def __init__(self, fighter):
        self.fighter = fighter
        self.health = fighter['maxHealth']
        self.retainers = list(fighter['retainers'])
        self.is_stunned = False
        self.gained = []
        self.gold = fighter['gold']
        self.opponent = None

    def damage(self, amount):
        """Takes health down to 0 at most; returns the health that was taken."""
        taken = min(amount, self.health)
        self.health -= taken
        return taken

    def heal(self, amount):
        self.health += min(amount, self.fighter['maxHealth'] - self.health)


class Fight:
    def __init__(self, proof):
        self.attacker, self.defender = Side(proof['attacker']), Side(proof['defender'])
        self.attacker.opponent, self.defender.opponent = self.defender, self.attacker
        self.sides = (self.attacker, self.defender)
        self.rolls = Rolls(proof['combatSeed'], 'fight')
        self.has_reactions = proof['rules'] >= 2
        self.has_bloodcraze = self.has_reactions and 'bloodcraze' in proof['modifiers']
        self.round = 0

    def is_over(self):
        return self.attacker.health == 0 or self.defender.health == 0

    def play(self):
        """Returns both healths at the start and after each round, and the result."""
        rounds = [self.healths()]
        while not self.is_over() and self.round < ROUNDS:
            self.play_round()
            rounds.append(self.healths())
        result = 'win' if self.defender.health == 0 else 'loss' if self.attacker.health == 0 else 'draw'
        return rounds, result

    def healths(self):
        return {'attackerHealth': self.attacker.health, 'defenderHealth': self.defender.health}

    def play_round(self):
        self.round += 1
        if self.round == 1:
            for side in self.sides:
                self.fire_all(side, 'combatstart')
        for side in self.sides:
            self.fire_all(side, 'roundstart')
        for side in self.sides:
            if not self.is_over():
                self.take_turn(side)
        for side in self.sides:
            self.fire_all(side, 'roundend')

    def take_turn(self, actor):
        if actor.is_stunned:
            actor.is_stunned = False
            return
        self.base_attack(actor)
        for retainer in actor.retainers:
            if self.is_over():
                return
            damage = self.rolls.whole(retainer['damageFrom'], retainer['damageTo'])
            if actor.opponent.damage(damage) > 0:
                self.fire_all(actor.opponent, 'hit')

    def base_attack(self, actor):
        target = actor.opponent
        if self.evades_attack(target):
            return
        if self.has_reactions:
            self.fire_all(target, 'attacked')
        if self.is_over():
            return
        fighter = actor.fighter
        strength = sum(gained for proc, gained in actor.gained if proc['type'] == 'strength')
        damage = self.rolls.whole(fighter['damageFrom'], fighter['damageTo']) + strength
        if self.has_bloodcraze:
            damage = math.floor(damage * (1 + 0.2 * (self.round - 1)))
        if self.rolls.chance(fighter['critChance']):
            damage *= 2
        taken = target.damage(damage)
        self.fire_all(actor, 'attack')
        if taken > 0:
            self.fire_all(target, 'hit')

    def evades_attack(self, target):
        for index, (proc, _) in enumerate(target.gained):
            if proc['type'] == 'evasion':
                del target.gained[index]
                return True
        return self.evades(target, 'attacked')

    def evades(self, side, moment):
        kind = side.opponent.fighter['creatureTypeId']
        for proc in side.fighter['procs']:
            if proc['type'] != 'evasion' or proc['moment'] != moment:
                continue
            if proc['creatureTypeId'] is not None and proc['creatureTypeId'] != kind:
                continue
            if self.rolls.chance(proc['percent']):
                return True
        return False

    def fire_all(self, actor, moment):
        for proc in actor.fighter['procs']:
            if self.is_over():
                return
            if proc['moment'] != moment:
                continue
            if proc['type'] == 'evasion' and moment in ('attacked', 'procced'):
                continue
            kind = proc['creatureTypeId']
            if kind is not None and proc['type'] != 'banishing' and actor.opponent.fighter['creatureTypeId'] != kind:
                continue
            if self.rolls.chance(proc['percent']):
                self.fire(actor, proc, moment)

    def fire(self, actor, proc, moment):
        target, effect = actor.opponent, EFFECTS.get(proc['type'])
        if effect is None:
            return
        if proc['type'] in HOSTILE and moment != 'procced':
            if self.evades(target, 'procced'):
                return
            if self.has_reactions:
                self.fire_all(target, 'procced')
            if self.is_over():
                return
        effect(actor, target, proc, self.rolls.whole(proc['from'], proc['to']))


def damage(_actor, target, _proc, strength):
    target.damage(strength)


def leech(actor, target, _proc, strength):
    actor.heal(target.damage(strength))


def healing(actor, _target, _proc, strength):
    actor.heal(strength)


def stun(_actor, target, _proc, _strength):
    target.is_stunned = True


def theft(_actor, target, _proc, strength):
    target.gold -= min(strength, target.gold)


def dispel(_actor, target, _proc, _strength):
    if target.gained:
        target.gained.pop()


def gain(actor, _target, proc, strength):
    actor.gained.append((proc, strength))


def summoning(actor, _target, _proc, _strength):
    own = actor.fighter['retainers']
    if own and len(actor.retainers) < MAX_RETAINERS:
        actor.retainers = actor.retainers + [own[0]]


def banishing(_actor, target, proc, _strength):
    kind = proc['creatureTypeId']
    for index in reversed(range(len(target.retainers))):
        if kind is None or target.retainers[index]['creatureTypeId'] == kind:
            target.retainers = target.retainers[:index] + target.retainers[index + 1:]
            return


EFFECTS = {
    'damage': damage,
    'leech': leech,
    'healing': healing,
    'stun': stun,
    'theft': theft,
    'dispel': dispel,
    'evasion': gain,
    'strength': gain,
    'summoning': summoning,
    'banishing': banishing,
}
HOSTILE = ('damage', 'leech', 'stun', 'theft', 'dispel', 'banishing')


# The check.


def mismatches(path, stated, computed):
    if isinstance(stated, list) and isinstance(computed, list):
        stated, computed = dict(enumerate(stated)), dict(enumerate(computed))
    if isinstance(stated, dict) and isinstance(computed, dict):
        names = list(stated) + [name for name in computed if name not in stated]
        return [
            found for name in names
            for found in mismatches('%s.%s' % (path, name), stated.get(name), computed.get(name))
        ]
    return [] if stated == computed else [(path, stated, computed)]


def seed_steps(proof):
    server, client = proof['serverSeed'], proof['clientSeed']
    if server is None or client is None:
        status = 'forgotten' if proof['seedHash'] is None else 'hidden'
        return [('seedHash', status, []), ('combatSeed', status, [])]
    message = '%s:%d' % (client, proof['number'])
    combat_seed = hmac.new(server.encode(), message.encode(), hashlib.sha256).hexdigest()
    return [
        step('seedHash', mismatches('seedHash', proof['seedHash'], hashlib.sha256(server.encode()).hexdigest())),
        step('combatSeed', mismatches('combatSeed', proof['combatSeed'], combat_seed)),
    ]


def step(name, found):
    return name, 'failed' if found else 'passed', found


def fighter_mismatches(proof, side, max_health, crit_chance):
    return mismatches(side + '.maxHealth', proof[side]['maxHealth'], max_health) + mismatches(
        side + '.critChance', proof[side]['critChance'], crit_chance)


def verify(text):
    """Returns a list of (step, status, mismatches); raises ValueError, KeyError or TypeError for another text."""
    document = json.loads(text)
    if not isinstance(document, dict) or document.get('format') != FORMAT:
        raise ValueError('its "format" is not "%s"' % FORMAT)
    proof = {name: value for name, value in document.items() if name != 'digest'}
    digest = hashlib.sha256(canonical(proof).encode()).hexdigest()
    steps = [step('digest', mismatches('digest', document['digest'], digest))] + seed_steps(proof)
    seed, draws = proof['combatSeed'], proof['draws']
    rounds, result = Fight(proof).play()
    fought = step('rounds', mismatches('rounds', proof['rounds'], rounds) + mismatches('result', proof['result'], result))
    if draws is None:
        before = [(name, 'unrecorded', []) for name in ('creature', 'modifiers', 'fighters')]
        return steps + before + [fought, ('loot', 'unrecorded', [])]
    enemy_id, is_hexed = drawn_creature(draws['attraction'], Rolls(seed, 'attraction'))
    creature = mismatches('enemyId', proof['enemyId'], enemy_id) + mismatches('isHexed', proof['isHexed'], is_hexed)
    stated = next((name for name in MODIFIERS if name in proof['modifiers']), None)
    modifier = drawn_modifier(draws['modifiers'], Rolls(seed, 'modifiers'))
    rolls = Rolls(seed, 'fighters')
    hunter = drawn_numbers(draws['attacker'], rolls)
    health, crit_chance = drawn_numbers(draws['defender'], rolls)
    health = max(1, math.floor(health * draws['defenderHealthFactor'] + 0.5))
    if 'megalomania' in proof['modifiers']:
        health = math.floor(health * 1.5)
    factor = 2 if 'cloning' in proof['modifiers'] else 1
    loot = [{'itemId': item_id, 'amount': amount * factor}
            for item_id, amount in drawn_loot(draws['loot'], Rolls(seed, 'stakes')).items()]
    return steps + [
        step('creature', creature),
        step('modifiers', mismatches('modifiers', stated, modifier)),
        step('fighters', fighter_mismatches(proof, 'attacker', *hunter)
             + fighter_mismatches(proof, 'defender', health, crit_chance)),
        fought,
        step('loot', mismatches('loot', proof['loot'], loot)),
    ]


def report(text):
    """Prints the steps of a proof; returns whether none failed."""
    steps = verify(text)
    for name, status, found in steps:
        print('  %-10s  %s' % (name, status))
        for path, stated, computed in found:
            print('    %s is stated as %s, but computed as %s' % (path, shown(stated), shown(computed)))
    return all(status != 'failed' for _, status, _ in steps)


def shown(value):
    return '-' if value is None else canonical(value)


def read(path):
    if path == '-':
        return sys.stdin.read()
    with open(path, encoding='utf-8') as file:
        return file.read()


def main(arguments):
    if arguments[:1] in (['-h'], ['--help']):
        print(__doc__)
        return 0
    status = 0
    for path in arguments or ['-']:
        print(path)
        try:
            status = max(status, 0 if report(read(path)) else 1)
        except OSError as error:
            print('  unreadable  %s' % error)
            status = 2
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            print('  no proof    %s' % error)
            status = 2
    return status


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
