/** GraphQL selections with the same data as REST, and functions that give them REST's names, to compare both APIs. */

interface WithImage {
  readonly image: { readonly id: string } | null
}

interface AmountNode {
  readonly amount: number
  readonly currency: WithImage & { readonly name: string; readonly shortName: string }
}

interface ItemNode extends WithImage {
  readonly itemType: { readonly name: string }
  readonly isUnique: boolean
  readonly requiredXp: number
  readonly price: readonly AmountNode[]
  readonly refund: readonly AmountNode[]
}

interface EnemyNode extends WithImage {
  readonly rarity: object
  readonly type: WithImage
}

export const rarityFields = 'id name shortName colorHex'

export const amountFields = 'amount currency { name shortName image { id } }'

export const itemFields = `id name flavorText image { id } itemType { name } isUnique requiredXp
  rarity { ${rarityFields} } price { ${amountFields} } refund { ${amountFields} }`

export const enemyFields = `id name flavorText image { id } rarity { ${rarityFields} }
  type { id name shortName image { id } }`

export const withImageId = <Node extends WithImage>({ image, ...node }: Node) => ({ ...node, imageId: image?.id ?? '' })

export const amountAsWire = ({ amount, currency }: AmountNode) => ({ ...withImageId(currency), value: amount })

export const itemAsWire = ({ itemType, isUnique, requiredXp, price, refund, ...item }: ItemNode) => ({
  ...withImageId(item),
  itemType: itemType.name,
  unique: isUnique,
  reqXP: requiredXp,
  price: price.map(amountAsWire),
  refund: refund.map(amountAsWire),
})

/** An enemy in the form of missions and the grimoire. */
export const enemyAsWire = ({ rarity, type, ...enemy }: EnemyNode) => ({
  ...withImageId(enemy),
  enemyRarity: rarity,
  enemyType: withImageId(type),
})
