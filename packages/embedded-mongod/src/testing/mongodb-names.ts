const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * The names in the documentation of MongoDB 7.0, by kind; `bulkWrite` is from 8.0. Older spellings that drivers still
 * send are left out.
 */
export const mongodbNames = {
  commands: words(`
    aggregate count distinct mapReduce bulkWrite delete find findAndModify getMore insert update
    planCacheClear planCacheClearFilters planCacheListFilters planCacheSetFilter
    authenticate logout saslStart saslContinue
    createUser dropAllUsersFromDatabase dropUser grantRolesToUser revokeRolesFromUser updateUser usersInfo
    createRole dropAllRolesFromDatabase dropRole grantPrivilegesToRole grantRolesToRole invalidateUserCache
    revokePrivilegesFromRole revokeRolesFromRole rolesInfo updateRole
    appendOplogNote applyOps hello replSetAbortPrimaryCatchUp replSetFreeze replSetGetConfig replSetGetStatus
    replSetInitiate replSetMaintenance replSetReconfig replSetResizeOplog replSetStepDown replSetSyncFrom
    abortReshardCollection addShard addShardToZone analyzeShardKey balancerCollectionStatus balancerStart
    balancerStatus balancerStop checkShardingIndex cleanupOrphaned cleanupReshardCollection clearJumboFlag
    commitReshardCollection configureCollectionBalancing configureQueryAnalyzer enableSharding flushRouterConfig
    getShardMap getShardVersion isdbgrid listShards mergeAllChunksOnShard mergeChunks moveChunk movePrimary
    refineCollectionShardKey removeShard removeShardFromZone reshardCollection setAllowMigrations setShardVersion
    shardCollection shardingState split splitVector updateZoneKeyRange
    abortTransaction commitTransaction endSessions killAllSessions killAllSessionsByPattern killSessions
    refreshSessions startSession
    cloneCollectionAsCapped collMod compact compactStructuredEncryptionData convertToCapped create createIndexes
    currentOp drop dropConnections dropDatabase dropIndexes filemd5 fsync fsyncUnlock getAuditConfig
    getClusterParameter getDefaultRWConcern getParameter killCursors killOp listCollections listDatabases
    listIndexes logRotate reIndex renameCollection rotateCertificates setAuditConfig setClusterParameter
    setDefaultRWConcern setFeatureCompatibilityVersion setIndexCommitQuorum setParameter setUserWriteBlockMode
    buildInfo collStats connPoolStats connectionStatus dataSize dbHash dbStats explain getCmdLineOpts getLog
    hostInfo listCommands lockInfo netstat ping profile serverStatus top validate whatsmyuri
    logApplicationMessage createSearchIndexes dropSearchIndex updateSearchIndex shutdown`),
  stages: words(`
    $addFields $bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $count $currentOp $densify
    $documents $facet $fill $geoNear $graphLookup $group $indexStats $limit $listLocalSessions $listSampledQueries
    $listSearchIndexes $listSessions $lookup $match $merge $out $planCacheStats $project $queryStats $redact
    $replaceRoot $replaceWith $sample $search $searchMeta $set $setWindowFields $shardedDataDistribution $skip $sort
    $sortByCount $unionWith $unset $unwind $vectorSearch`),
  expressions: words(`
    $abs $acos $acosh $add $allElementsTrue $and $anyElementTrue $arrayElemAt $arrayToObject $asin $asinh $atan
    $atan2 $atanh $avg $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil $cmp $concat $concatArrays $cond
    $convert $cos $cosh $dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract $dateToParts $dateToString
    $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear $degreesToRadians $divide $eq $exp $filter $first $firstN $floor
    $function $getField $gt $gte $hour $ifNull $in $indexOfArray $indexOfBytes $indexOfCP $isArray $isNumber
    $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let $literal $ln $log $log10 $lt $lte $ltrim $map $max $maxN
    $median $mergeObjects $meta $millisecond $min $minN $minute $mod $month $multiply $ne $not $objectToArray $or
    $percentile $pow $radiansToDegrees $rand $range $reduce $regexFind $regexFindAll $regexMatch $replaceAll
    $replaceOne $reverseArray $round $rtrim $second $setDifference $setEquals $setField $setIntersection
    $setIsSubset $setUnion $sin $sinh $size $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp $strLenBytes
    $strLenCP $strcasecmp $substr $substrBytes $substrCP $subtract $sum $switch $tan $tanh $toBool $toDate $toDecimal
    $toDouble $toHashedIndexKey $toInt $toLong $toLower $toObjectId $toString $toUpper $trim $trunc $tsIncrement
    $tsSecond $type $unsetField $week $year $zip`),
  accumulators: words(`
    $accumulator $addToSet $avg $bottom $bottomN $count $first $firstN $last $lastN $max $maxN $median $mergeObjects
    $min $minN $percentile $push $stdDevPop $stdDevSamp $sum $top $topN`),
  'query operators': words(`
    $all $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $elemMatch $eq $exists $geoIntersects $geoWithin $gt
    $gte $in $lt $lte $mod $ne $near $nearSphere $nin $not $regex $size $type`),
  'query conditions': words('$and $comment $expr $jsonSchema $nor $or $sampleRate $text $where'),
  'update operators': words(`
    $addToSet $bit $currentDate $inc $max $min $mul $pop $pull $pullAll $push $rename $set $setOnInsert $unset`),
  'projection operators': words('$elemMatch $meta $slice'),
  'kinds of index': words('2d 2dsphere 2dsphere_bucket columnstore hashed text wildcard'),
  'index options': words(`
    2dsphereIndexVersion bits collation default_language expireAfterSeconds hidden language_override max min name
    partialFilterExpression prepareUnique sparse storageEngine textIndexVersion unique weights wildcardProjection`),
  'collection options': words(`
    capped changeStreamPreAndPostImages clusteredIndex collation encryptedFields expireAfterSeconds
    indexOptionDefaults max pipeline size storageEngine timeseries validationAction validationLevel validator viewOn`),
} as const
