import { workRates } from './vocabulary/prices';
import { categories, type Category } from '@vybac/contracts/listings';

/** What it weighs that somebody says what they will do. */
const offered = 7;
/** What it weighs that the reader's own things are spoken of: "your lawn". */
const yours = 4;
/** What it weighs that something has an author or editions. */
const written = 3;
/** What it weighs that something is of long ago. */
const aged = 2.5;

/** "By Jane Doe", "7th ed.": what has an author and editions is a book. */
const bookPatterns = [
  /\bby (?:\p{Lu}\.\s?){0,2}\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}\p{Ll}+/u,
  /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) ed(?:ition)?\b/iu,
  /\b(?:vol\.?|volumes?|books?) \d{1,2}(?: ?(?:-|–|to|through|and|&) ?\d{1,2})?\b/iu,
];

/** What is done to something, as a noun: "ring resizing", "lawn aeration". */
const acts =
  'resizing|restringing|restoration|refinishing|reupholstery|engraving|alterations?|tailoring|hemming|installation|install|fitting|removal|hauling|' +
  'splitting|grinding|pruning|trimming|edging|mowing|aeration|overseeding|seeding|fertilizing|weeding|shoveling|plowing|cleaning|cleanup|washing|' +
  'detailing|waxing|tinting|tint|wrapping|towing|rentals?|hire|boarding|grooming|tutoring|coaching|training|instruction|teaching|workshops?|' +
  'therapy|treatments?|consulting|catering|photography|videography|editing|proofreading|translation|transcription|bookkeeping|hosting|' +
  'troubleshooting|diagnostics|repairs?|inspections?|sharpening';
/** Somebody says what they do or what the customer brings, wherever in the sentence it stands, or when it will be done. */
const actPatterns = [
  new RegExp(
    `^(?:\\p{L}[\\p{L}’'-]* ){1,4}(?<!\\b(?:needs?|needing|requires?|no|some|easy|free|after|for|minor|little|of|recent|last|the) )(?:${acts})(?=\\s*(?:[,.;:!?(\\n-]|$|\\d|(?:for|of|in|at|and|by|from|on|any|your|services?|per)\\b))`,
    'iu',
  ),
  /(?:[,;:]|\band|\bthen|\bwhile) (?:I|we) (?:also )?(?:bring|come to|come out|host|install|haul|teach|train|file|handle|provide|offer|finish|specialize|repair|mow|fold|draw|edit|supply|guarantee)\b/iu,
  /\byou (?:bring|provide|supply|buy|choose|pick) (?:the|your|materials|parts|paint)\b|\bbring your (?!truck|own truck|trailer|van|suv|cash|tools|friend|muscle|help|money)\p{L}+/iu,
  /\b(?:done|ready|finished|back|returned) (?:in|within|by) (?:about |under |less than )?(?:an?|one|two|three|\d+|the same|next)\b|\b(?:same|next|two|three)[- ]day (?:turnaround|service|return|pickup)|\btakes (?:about |me |us )?(?:an?|one|two|\d+) (?:hours?|days?|weeks?)\b|\bturnaround\b|\bby (?:appointment|commission)\b|\bcall for (?:a )?(?:price|quote|rates)\b/iu,
  /\bwith (?:over )?\d+\+? years\b(?! (?:left|warranty|of warranty|old))|\b\d+\+? years (?:in (?:the )?(?:trade|business|field)|doing|on the job|teaching|experience)\b|\blooking for (?:side |more |new |small )?(?:projects|clients|jobs|customers|students|gigs|work)\b/iu,
  /\b\d+\s?(?:dollars|bucks|euros?)? an? (?:day|week|month|person|head|kid|child|dog|page|word|picture|photo|foot|mile|trip|ride|month)\b/iu,
  /^\s*(?:(?:is|are|does|want|let (?:us|me)|have) )?your \p{L}+|^[^.!?]{3,60}\b(?:slow|nois[ey]|noisy|broken|cracked|leaking|clogged|stuck|overgrown|messy|struggling|failing|behind|tired)\b[^.!?]{0,30}\?/iu,
  /^\s*(?:\p{L}+ )?(?:\p{L}+s|furniture|laundry|yard|hair|car|house) (?:painted|cleaned|repaired|fixed|stained|washed|mowed|trimmed|installed|assembled|hauled|tuned|sharpened|groomed|walked|reupholstered|engraved|printed|edited|translated|framed|altered|hemmed|tailored|digitized|detailed|scanned|replaced|appraised|resized|restrung|serviced|mounted|delivered|moved|sewn|mended|braided|baked|catered|designed|built|coded|taught|tutored)\b(?! (?:last|recently|once|twice|this|in (?:19|20)\d\d|before|already))/iu,
  /^\s*(?:hang|fix|patch|install|mow|clean|paint|repair|haul|move|assemble|build|rake|trim|wash|plow)\b[^,.]*, ?(?:(?:and|or) )?(?:hang|fix|patch|install|mow|clean|paint|repair|haul|move|assemble|build|change|rake|trim|wash|plow)\b/iu,
  /(?:^|[.!?\n]\s*)(?:reparo|pinto|limpio|cuido|enseño|corto|hago|doy|imparto|realizo|arreglo|instalo|traduzco|diseño|paseo|lavo|plancho|coso|monto|conserto|faço|dou|ensino|passo|limpo|lecciono|riparo|pulisco|insegno|faccio|eseguo|stiro|cucino|je (?:fais|répare|donne|garde|nettoie|tonds|peins|propose|cuisine|traduis|monte|couds|repasse)|ich (?:mähe|putze|repariere|streiche|betreue|übernehme|helfe|gebe|unterrichte|baue|schneide|nähe|reinige|fotografiere|übersetze|koche|backe)|wir (?:reparieren|reinigen|übernehmen|streichen|bauen|helfen))(?=[^\p{L}]|$)/iu,
];

/** Paid by time or by the piece of work, or somebody says what they will do: a service, whatever it is done with. */
const servicePatterns = [
  /^\s*(?:will|can|need|needing|tired of|too busy|looking for (?:a|an|someone|work|clients|students)|experienced|professional|reliable|licensed|certified|affordable|offering|available|retired|college student|local|providing|want(?:ing)? to learn|learn)\b(?! (?:trade|sell|swap))/iu,
  /(?:^|[.!?\n]\s*)(?:I|we) (?!(?:am|are|have|had|got|bought|need|want|used|never|no|don|do|just|would|was|were|paid|think|only|can|could|will|ll|m|ve|d|accept|prefer|also|really|still|love|loved|like|know|believe|must|might|did|didn|moved|upgraded|hate|hope|wish|guess|see|mean|put|took|lost|found|sold|kept|wore|read|rode|ran|went|gave|made|built|said|live|work|ship|deliver|smoke|charge|add|include|sell|let|cut back|meant|drove|grew|outgrew|barely|hardly|rarely|once|even|now|already|think|make)\b)\p{Ll}+(?<!ed)\b/gu,
  /\d\s?(?:bucks|dollars)?\s?(?:per\b|\/)\s?(?!pair|piece|pc|box|bag|book|set|lb|pound|tire|card|item|each|unit|gallon|cord|yard of|bale|dozen|sq|foot|ft|can|bottle|record|disc|game|panel|sheet|roll|plate|chair|ticket|seat|bundle|case|pack|pallet|gb|sec|volt)\p{L}{2,}/iu,
  /(?:\d|bucks|dollars)\s?[$€£]?\s?(?:\/|an |per |a |the )\s?(?:h|hr|hour|half hour|visit|session|room|night|lesson|class|walk|load|yard|cut|std|stunde|ora|heure|hora)\b/iu,
  /\b(?:I|we)(?:['’]ll|ll| will| can| could| do| offer| provide)\s+(?:also )?(?!(?:also|gift|transfer|pm|hand|load|drive|split|knock|prove|verify|deliver|ship|meet|hold|send|bring|take|accept|include|throw|drop|trade|consider|show|text|email|mail|not|be|have|no|don|it|offers?|free|sell|let|give|get|see|prefer|want|need|know|answer|part|swap|post|upload|test|demo|help load|help you load|lower|go|do|wait|pack|leave|keep|still|only|just|never|remove|delete|respond|reply|check|use|pick)\b)\p{L}+/iu,
  new RegExp(String.raw`\d\s?(?:[$€£]|eur|euros?|dollars?|bucks)?\s?(?:${workRates})`, 'iu'),
  ...actPatterns,
];

/** "We mow your lawn", but not "make an offer for your own use". */
const yourPattern =
  /(?<!\b(?:for|to|in|on|of|with|at|up|is|be|and|make|makes|it|bring|what|s|like|if|add|complete|start|upgrade|get|all|fit|fits|protect|take|need|use|from|into)\s)\byour (?!own|offer|best|number|size|name|address|collection|chance|money|truck|choice|price|hands|order|email|phone number|question|favorite|new|next|self|game|style|look|problem)\p{L}+/iu;

/** "From the 50s", "1912": old enough to be collected. */
const agePatterns = [
  /\b(?:18\d\d|19[0-6]\d)s?\b|(?<!\d)['’]?[2-6]0['’]?s\b/u,
  /\b(?:circa|ca\.|pre[- ]?war|mid[- ]?century|victorian|art deco)\b/iu,
];

/** What somebody draws beside the words says what they are about. */
const drawn = 1.5;
const pictures: Readonly<Partial<Record<Category, RegExp>>> = {
  electronics: /📱|💻|🖥|🎮|🕹|🎧|📷|📸|📺|⌨|🖨/u,
  clothing: /👗|👟|👠|👢|👜|👕|👖|🧥|👚|🎒|🧢|🕶/u,
  'home-garden': /🛋|🪑|🛏|🍳|🪴|🧹|🔨|🧰/u,
  'sporting-goods': /🚲|🚴|⛷|🏂|🏀|⚽|🏈|🎾|🏐|🏋|⛺|🏕|🎣|🛹|🏄/u,
  books: /📚|📖|📕|📗|📘|📙/u,
  vehicles: /🚗|🚙|🛻|🏍|🛵|🏎/u,
  'musical-instruments': /🎸|🎹|🎻|🎷|🎺|🥁|🪕/u,
  'jewelry-watches': /💍|⌚|📿/u,
  other: /🧸|🎟|🎫|🧶|🐶|🐱|🐠|🍼|🎲/u,
};

/** How a sentence is built speaks for a category too, whichever words it is built of. */
export const signs: readonly { category: Category; weight: number; of: readonly RegExp[] }[] = [
  { category: 'services', weight: offered, of: servicePatterns },
  { category: 'services', weight: yours, of: [yourPattern] },
  { category: 'books', weight: written, of: bookPatterns },
  { category: 'collectibles', weight: aged, of: agePatterns },
  ...categories.flatMap((category) => {
    const picture = pictures[category];
    return picture ? [{ category, weight: drawn, of: [picture] }] : [];
  }),
];
