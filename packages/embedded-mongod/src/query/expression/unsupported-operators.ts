/** MongoDB's expression operators that this server does not have, by subject. They are refused by name. */
const namesBySubject: Readonly<Record<string, string>> = {
  'JavaScript, text search and sharding': '$function $accumulator $meta $_internalJsEmit $toHashedIndexKey',
  'functions of real numbers': `$acos $acosh $asin $asinh $atan $atan2 $atanh $cos $cosh $degreesToRadians $exp $ln $log
    $log10 $pow $radiansToDegrees $rand $sin $sinh $sqrt $tan $tanh`,
  statistics: '$median $percentile $stdDevPop $stdDevSamp',
  'bits and bytes': '$binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $tsIncrement $tsSecond',
  'texts by bytes, and searching in texts': `$indexOfBytes $indexOfCP $regexFind $regexFindAll $replaceAll $replaceOne
    $strLenBytes $strcasecmp $substr $substrBytes`,
  'arrays as sequences and sets': `$firstN $indexOfArray $lastN $maxN $minN $range $reverseArray $setDifference $setEquals
    $setIntersection $setIsSubset $setUnion $sortArray $zip`,
  'fields whose names have dots': '$setField $unsetField',
  'calendar arithmetic': '$dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract $dateToParts $dateTrunc',
}

export const unsupportedOperators: ReadonlySet<string> = new Set(
  Object.values(namesBySubject).flatMap((names) => names.split(/\s+/)),
)
