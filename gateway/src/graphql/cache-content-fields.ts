import type { Context } from '@sanguine/kernel'
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql'

/** Resolvers by type and field whose values depend only on their object and the release. */
export type ContentResolvers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Field = GraphQLField<unknown, Context>

/** Finds the content for a call. Other content is another object. */
type FindRelease = (context: Context) => object

/** The resolved values of one release. */
interface Remembered {
  /** for resolvers that use only the release of their context */
  readonly context: Context
  /** views of objects with an id, which appear in many responses */
  readonly views: WeakMap<object, ContentView>
  readonly lists: WeakMap<readonly unknown[], readonly unknown[]>
}

/** A view of a content object. It resolves a field at the first read and then keeps the value as its own property. */
class ContentView {
  constructor(
    readonly source: object,
    readonly remembered: Remembered,
  ) {}
}

/** Lists that were returned more than once, such as the inventory of a revision of a player. */
const keptLists = new WeakSet<object>()

/** Whether a value is the same object in each response: the only view of a content object, or a list. */
export const isKept = (value: unknown): value is object =>
  value instanceof ContentView
    ? value.remembered.views.get(value.source) === value
    : Array.isArray(value) && keptLists.has(value)

type ViewClass = new (source: object, remembered: Remembered) => ContentView

/** Replaces the objects in a field's value by their views. */
type ToViews = (value: unknown, remembered: Remembered) => unknown

/**
 * Resolves content once per release instead of once per response. Views replace objects of the types in
 * `contentResolvers`, and an executor reads those fields as plain properties. All other resolvers get the objects as
 * before. Changes the schema in place.
 */
export function cacheContentFields(
  schema: GraphQLSchema,
  contentResolvers: ContentResolvers,
  findRelease: FindRelease,
): void {
  const rememberedOf = rememberPerRelease(findRelease)
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const plainFields = new Map(Object.keys(contentResolvers).map((typeName): [string, string[]] => [typeName, []]))
  const viewClasses = new Map([...plainFields].map(([typeName, plain]) => [typeName, viewClassOf(typeName, plain)]))
  const toViewsFor = (type: GraphQLNamedType): ToViews | null => {
    const viewClass = viewClasses.get(type.name)
    if (viewClass) return mapObjects((object, remembered) => viewOf(viewClass, object, remembered))
    if (!isAbstractType(type) || !schema.getPossibleTypes(type).some(({ name }) => viewClasses.has(name))) return null
    // Objects of an interface name their types.
    return mapObjects((object, remembered) => {
      const named = '__typename' in object ? viewClasses.get(String(object.__typename)) : undefined
      return named ? viewOf(named, object, remembered) : object
    })
  }
  for (const type of types) {
    const viewClass = viewClasses.get(type.name)
    for (const field of Object.values(type.getFields())) {
      const toViews = toViewsFor(getNamedType(field.type))
      const ofContent = Object.hasOwn(contentResolvers[type.name] ?? {}, field.name)
      if (!viewClass || field.args.length > 0 || (field.resolve && !ofContent))
        keepResolver(field, viewClass !== undefined, toViews, rememberedOf)
      else if (field.resolve || toViews) resolveOnce(viewClass, field, toViews)
      else plainFields.get(type.name)?.push(field.name)
    }
  }
}

/** Creates the class of views of a type. Plain fields are copied, so that reading them is as fast as in any object. */
function viewClassOf(typeName: string, plainFields: readonly string[]): ViewClass {
  class View extends ContentView {
    constructor(source: object, remembered: Remembered) {
      super(source, remembered)
      for (const name of plainFields) Reflect.set(this, name, Reflect.get(source, name))
    }
  }
  // An executor reads the type from here if a field has an interface.
  Object.defineProperty(View.prototype, '__typename', { value: typeName })
  return View
}

/** Makes a field with a resolver a property of the views. */
function resolveOnce({ prototype }: ViewClass, field: Field, toViews: ToViews | null): void {
  const { name, resolve = defaultFieldResolver } = field
  // Resolvers of content read at most the field's name from the details of a call.
  const info = { fieldName: name } as GraphQLResolveInfo
  const read = ({ source, remembered }: ContentView): unknown => {
    const value = resolve(source, {}, remembered.context, info)
    return (toViews ? toViews(value, remembered) : value) ?? null
  }
  Object.defineProperty(prototype, name, {
    get(this: ContentView) {
      const value = read(this)
      // Most views are read again and again, and a property is much cheaper than a getter.
      Object.defineProperty(this, name, { value })
      return value
    },
  })
  delete field.resolve
}

/** Passes the object behind a view to a resolver, and replaces objects in its result by views. */
function keepResolver(
  field: Field,
  hasViews: boolean,
  toViews: ToViews | null,
  rememberedOf: (context: Context) => Remembered,
): void {
  const { resolve } = field
  if (hasViews && resolve)
    field.resolve = (parent, args, context, info) => resolve(sourceOf(parent), args, context, info)
  if (!toViews) return
  const { resolve: resolveObjects = defaultFieldResolver } = field
  field.resolve = (parent, args, context, info) =>
    toViews(resolveObjects(parent, args, context, info), rememberedOf(context))
}

const sourceOf = (parent: unknown): unknown => (parent instanceof ContentView ? parent.source : parent)

function rememberPerRelease(findRelease: FindRelease): (context: Context) => Remembered {
  const byRelease = new WeakMap<object, Remembered>()
  return (context) => {
    const release = findRelease(context)
    let remembered = byRelease.get(release)
    if (!remembered) {
      const { app, language } = context
      const ofContent = {
        viewer: null,
        requestId: '',
        address: '',
        userAgent: '',
        idempotencyKey: null,
        answerName: null,
        signal: new AbortController().signal,
      }
      remembered = { context: { app, language, ...ofContent }, views: new WeakMap(), lists: new WeakMap() }
      byRelease.set(release, remembered)
    }
    return remembered
  }
}

function viewOf(View: ViewClass, source: object, remembered: Remembered): ContentView {
  if (source instanceof ContentView) return source
  if (!('id' in source)) return new View(source, remembered)
  const known = remembered.views.get(source)
  if (known) return known
  const view = new View(source, remembered)
  remembered.views.set(source, view)
  return view
}

/**
 * Applies a function to an object, to each object of a list, or to those of a promise. The result for a list is
 * remembered, and kept from its second use on: most lists of one response are not met again. A list is that of one type,
 * and never changes.
 */
function mapObjects(toView: (object: object, remembered: Remembered) => object): ToViews {
  const map: ToViews = (value, remembered) => {
    if (typeof value !== 'object' || value === null || value instanceof Error) return value
    if (value instanceof Promise) return value.then((resolved) => map(resolved, remembered))
    if (!Array.isArray(value)) return toView(value, remembered)
    const known = remembered.lists.get(value)
    if (known) {
      keptLists.add(known)
      return known
    }
    const list = value.map((entry) => map(entry, remembered))
    remembered.lists.set(value, list)
    return list
  }
  return map
}
