/**
 * Made by scripts/avalon1776-map.mjs; not to be changed by hand. Basis: the rules give the grid, Savannah at B13, Charleston at
 * H17 and that the named places exist; reports give the hexsides A12u D14l FF30u MM35l AAA43u DDD29l FFF48r, the mixed ones and the break;
 * outlines of the coast and towns are geography; courses, classes, wilderness, crossings and ports are chosen.
 */

/** Row AAAA to row A: the colony of each hex, or ~ sea, - Chesapeake Bay, = lake. */
export const ROWS = `
 Q Q Q Q Q Q Q Q Q Q E E E E E E E E E E ~ ~
Q Q Q Q Q Q Q Q Q Q E E E E E E E E E E E ~ ~
 Q Q Q Q Q Q Q Q Q Q E E E E E E E E E E ~ ~
Q Q Q Q Q Q Q Q Q Q Q E E E E E E E E E ~ ~ ~
 Q Q Q Q Q Q Q Q Q Q E E E E E E E E E ~ ~ ~
Q Q Q Q Q Q Q Q Q Q Q E E E E E E E E ~ ~ ~ ~
 Q Q Q Q Q Q Q Q Q Q E E E E E E E ~ ~ ~ ~ ~
Q Q Q Q Q Q Q Q Q Q H E E E E E E E ~ ~ ~ ~ ~
 Q Q Q Q Q Q Q Q Q Q H E E E E E E ~ ~ ~ ~ ~
Q Q Q Q Q Q Q Q Q T T H E E E E E ~ ~ ~ ~ ~ ~
 Q Q Q Q Q Q Q T T T T H H E E E ~ ~ ~ ~ ~ ~
Q Q Q Q Q Q T T T T T H H H E E E ~ ~ ~ ~ ~ ~
 Q Q Q Q Q Y T T T T H H H H E E ~ ~ ~ ~ ~ ~
Q Q Q Q Y Y Y T T T T H H H H E E ~ ~ ~ ~ ~ ~
 Q Q Y Y Y Y Y T T T T H H H H H ~ ~ ~ ~ ~ ~
Q Q Y Y Y Y Y Y T T T H H H H H M ~ ~ ~ ~ ~ ~
 Q Y Y Y Y Y Y Y T T T H H H H H M ~ ~ ~ ~ ~
Q Y Y Y Y Y Y Y Y T T T H H H M M M ~ ~ ~ M ~
 Y Y Y Y Y Y Y Y Y T T T H M M M M M M M M ~
Q Y Y Y Y Y Y Y Y Y T T M M M M M M M M M ~ ~
 Y Y Y Y Y Y Y Y Y Y M M M M M M R R M M ~ ~
= Y Y Y Y Y Y Y Y Y Y M M M M C C R R R ~ ~ ~
 Y Y Y Y Y Y Y Y Y Y Y M M C C C C R ~ ~ ~ ~
= Y Y Y Y Y Y Y Y Y Y Y C C C C C C ~ ~ ~ ~ ~
 Y Y Y Y Y Y Y Y Y Y Y Y C C C C ~ ~ ~ ~ ~ ~
Y Y Y Y Y Y Y Y Y Y Y Y Y C C C ~ Y ~ ~ ~ ~ ~
 Y Y Y Y Y Y Y Y Y Y Y Y Y C C Y Y ~ ~ ~ ~ ~
Y Y Y Y Y Y Y P P Y Y Y Y Y C Y Y ~ ~ ~ ~ ~ ~
 Y Y Y Y Y P P P P P Y J J Y Y ~ ~ ~ ~ ~ ~ ~
Y Y Y Y P P P P P P P J J Y Y ~ ~ ~ ~ ~ ~ ~ ~
 Y Y P P P P P P P P J J J Y ~ ~ ~ ~ ~ ~ ~ ~
Y P P P P P P P P P P J J J J ~ ~ ~ ~ ~ ~ ~ ~
 P P P P P P P P P P P J J J J ~ ~ ~ ~ ~ ~ ~
P P P P P P P P P P P P P J J J ~ ~ ~ ~ ~ ~ ~
 P P P P P P P P P P P P J J J ~ ~ ~ ~ ~ ~ ~
P P P P P P P P P P P P P J J J ~ ~ ~ ~ ~ ~ ~
 P P P P P P P P P P P D J J J ~ ~ ~ ~ ~ ~ ~
P P P P P P P P P P P L J J J J ~ ~ ~ ~ ~ ~ ~
 P P P P P P P P P L L L D J J ~ ~ ~ ~ ~ ~ ~
P P P P P P P P L L L L L D D J ~ ~ ~ ~ ~ ~ ~
 P P P P P L L L L L L L L D D D ~ ~ ~ ~ ~ ~
P P P P P V V L L L L L L L D D ~ ~ ~ ~ ~ ~ ~
 P P P L V V V V V V L L L L L L ~ ~ ~ ~ ~ ~
P P L L V V V V V V L L L L L L ~ ~ ~ ~ ~ ~ ~
 V V L V V V V V V V L L L - - V ~ ~ ~ ~ ~ ~
V V V V V V V V V V V V V V - V ~ ~ ~ ~ ~ ~ ~
 V V V V V V V V V V V V V V V V ~ ~ ~ ~ ~ ~
V V V V V V V V V V V V V V V - - ~ ~ ~ ~ ~ ~
 V V V V V V V V V V V V V V V V V ~ ~ ~ ~ ~
V V V V V V V V V V V V V V V V V V ~ ~ ~ ~ ~
 V V V V V V V V V V V V V V V V N N ~ ~ ~ ~
V V V V V V V V V V V V V V V N N N ~ N ~ ~ ~
 V V V V V V V V V V V V V N N N N N N N ~ ~
V V V V V V V V V V V V N N N N N N N N ~ ~ ~
 V V V V V V V V V V N N N N N N N N N ~ ~ ~
V V V V V V V V V N N N N N N N N N N ~ ~ ~ ~
 V V V V V V V N N N N N N N N N N N N ~ ~ ~
V V V V V V N N N N N N N N N N N N N N ~ ~ ~
 V V V V N N N N N N N N N N N N N N N ~ ~ ~
V V N N N N N N N N N N N N N N N N ~ ~ ~ ~ ~
 N N N N N N N N N N N N N N N N N ~ ~ ~ ~ ~
N N N N N N N N N N N N N N N N N ~ ~ ~ ~ ~ ~
 N N N N N N N N N N N N N N N N N ~ ~ ~ ~ ~
N N N N N N N N N N N N N N N N N N ~ ~ ~ ~ ~
 N N N N N N N N N S S S S S N N ~ ~ ~ ~ ~ ~
N N N N N S S S S S S S S S S S ~ ~ ~ ~ ~ ~ ~
 N N S S S S S S S S S S S S S ~ ~ ~ ~ ~ ~ ~
N N S S S S S S S S S S S S S ~ ~ ~ ~ ~ ~ ~ ~
 S S S S S S S S S S S S S S ~ ~ ~ ~ ~ ~ ~ ~
S S S S S S S S S S S S S S S ~ ~ ~ ~ ~ ~ ~ ~
 S S S S S S S S S S S S S S ~ ~ ~ ~ ~ ~ ~ ~
G G G S S S S S S S S S S S ~ ~ ~ ~ ~ ~ ~ ~ ~
 G G G G G S S S S S S S S ~ ~ ~ ~ ~ ~ ~ ~ ~
G G G G G G G S S S S S S S ~ ~ ~ ~ ~ ~ ~ ~ ~
 G G G G G G G G G S S S S ~ ~ ~ ~ ~ ~ ~ ~ ~
G G G G G G G G G G S S S ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 G G G G G G G G G G G S S ~ ~ ~ ~ ~ ~ ~ ~ ~
G G G G G G G G G G G G G ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 G G G G G G G G G G G G G ~ ~ ~ ~ ~ ~ ~ ~ ~
`;

/** Hexsides with water, by first hex and ways from it (r right, u upper right, l upper left); 1, 2: wilderness on the bank of the first, second hex. */
export const WATERS = `
ogeechee river1: A11u A12l B10u B11rlu C7u C8lu C9lu C10rlu
ogeechee river3: A12u A13l
coast coast: A13ru B13r B14l C14ru D14r D15l E15r E16l F16ru G16r G17l H17r H18l I18r I19l J19ru K19r K20l L20r L21l
  M21r M22l N22r N23l O23r O24lu O25l P25ru Q25ru R25r R26l S26r S27l T27r T28lu T29l U29r U30l V30ru W30ru X30r X31l
  Y31r Y32l Z32r Z33l AA31u AA32l AA33ru BB31r BB32rl BB33rlu CC32ru DD32ru EE32ru GG32ru HH32r HH33l II33ru JJ33r
  JJ34l KK34ru LL34r LL35l MM35ru NN35ru OO35r OO36l PP36ru QQ36r QQ37l RR37ru SS37r SS38l TT38ru UU38ru VV38ru WW38r
  WW39l XX39r XX40l YY40r YY41lu YY42l ZZ42r ZZ43l AAA42u AAA43rl AAA44l BBB42r BBB43rl BBB44rlu CCC43r CCC44lu CCC45l
  DDD45r DDD46l EEE46r EEE47lu EEE48l FFF48r FFF49l GGG49r GGG50l HHH50r HHH51l III48u III49lu III50lu III51rl III52l
  JJJ48ru JJJ51r JJJ52rlu KKK48ru LLL48ru MMM48r MMM49l NNN49ru OOO49r OOO50l PPP50ru QQQ50r QQQ51l RRR51r RRR52l
  SSS52r SSS53l TTT53ru UUU53r UUU54lu UUU55l VVV55r VVV56l WWW56r WWW57l XXX57r XXX58l YYY58r YYY59l ZZZ59ru AAAA59r
savannah river3: B12u B13lu C12r
savannah river2: C11u C12lu D11ru E9u E10lu E11rlu F9rlu
port-royal river3: C13u C14l D13r D14lu
salkehatchie river1: D13u E12u E13rlu F12rlu
edisto river1: E15u F15ru G13u G14lu G15rlu H11u H12lu H13rlu
savannah river1: F8u G6u G7lu G8rlu H6ru I5u I6rlu J5r
ashley river2: G16u
cooper river3: H17u
santee river1: I8u I9lu I10lu I11lu I12l J7u J8rlu J12r K7ru
broad river1: J12u K11u K12rlu L11ru M9u M10lu M11rlu
santee river2: J13lu J14lu J15lu J16lu J17lu J18lu J19l
wateree river2: K14ru L14ru
pee-dee river3: K19u
wateree river1: L13u L14l M13ru N13ru O10l O13ru P10r P11lu P12lu P13rlu
lynches river1: L16u L17lu L18lu L19l M15u M16rlu
pee-dee river2: L19ru M19ru N17u N18lu N19rlu O17ru P17rlu
pee-dee river1: P16u Q16ru R13l R15u R16rlu S13r S14lu S15rlu
cape-fear river3: P24ru
cape-fear river2: Q21u Q22lu Q23lu Q24rlu R21ru
deep river1: S18u S19lu S20l T18rlu T20r
cape-fear river1: S21ru T20u T21rlu U18u U19lu U20rlu
dan river1: U15u U16lu
dan river2: U17l V17r V18l W18r W19lu W20l X20r X21l Y21r
neuse river1: U22u U23lu U24lu U25lu U26l V21u V22rlu V26r V27lu V28l
neuse river3: V28u V29lu V30l
tar river1: W22lu W23lu W24l W26u W27lu W28l X24r X25lu X26rlu
tar river3: W28u W29l X29r X30lu
roanoke river1: Y18l2u Y19lu Y20lu Y21lu Y22l
roanoke river2: Y22u Y23lu Y24l Y27u Y28lu Y29l Z24r Z25lu Z26lu Z27rlu Z29r
chowan river2: Z29u AA28u AA29rlu
albemarle river3: Z30l AA30r AA31l
james river1: AA18lu AA19l1u AA20l BB20r BB21l CC21r CC22l DD22r DD23lu DD24lu DD25lu DD26l
appomattox river1: BB23l CC23r CC24lu CC25lu CC26l DD26r
chowan river1: BB25lu BB26lu BB27lu BB28rlu
james river2: DD26u DD27lu DD28l
james river3: DD28u DD29l EE29r EE30l
shenandoah river1: EE21r2u FF21r FF22l GG22r2u HH22r HH23l II23r2 II24l1 JJ24r JJ25l2 KK25r1
rivanna river1: EE23rlu
elizabeth river3: EE30r
chesapeake river3: EE30u EE31lu EE32l FF30r FF31lu FF32l GG30u GG31l HH30ru HH31r HH32l II30ru II31lu II32rlu JJ30ru
  KK30ru LL30ru MM30ru NN30r NN31l OO31r
york river1: FF26lu FF27lu FF28l
york river2: FF28u FF29l
york river3: FF29u FF30lu
rappahannock river2: GG26u GG27lu GG28lu HH26r
rappahannock river3: GG29lu GG30l
lower-chesapeake river3: GG31ru
rappahannock river1: HH24u HH25lu HH26lu
potomac river3: HH27u HH28lu HH29lu HH30l II27ru JJ27r JJ28l KK28ru
potomac river1: JJ22l1 KK22r KK23l2 KK25u KK26lu KK27l LL23r2 LL24l2u LL25r2lu2
potomac river2: KK27u KK28l
juniata river1: MM22r1 MM23l2 NN23r1 NN24l2 OO24r2 OO25l2 PP25r1 PP26l2u PP27l1 QQ27r QQ28l
patapsco river3: MM29r MM30l
delaware river3: MM34u MM35l NN33u NN34rlu OO33ru PP33ru QQ33r QQ34l RR34r
susquehanna river2: OO30u OO31lu PP28u PP29lu PP30rlu QQ28ru RR28r RR29l
west-branch river1: QQ24l RR24r RR25l SS25r SS26lu SS27l SS28u SS29l TT27r TT28rlu
schuylkill river1: QQ33u RR31u RR32lu RR33rlu SS30u SS31rl1u
delaware river2: RR34u SS34r SS35l TT35r
susquehanna river1: SS29ru TT29r TT30l UU30r UU31l VV30u VV31rlu WW29u WW30rlu XX29r XX30l YY30r YY31lu YY32l1 ZZ32r
  ZZ33l AAA33r AAA34l BBB34ru CCC34ru
lehigh river1: TT32u TT33l UU32r2u UU33r UU34l VV32r
delaware river1: TT34u TT35lu UU34ru VV34ru WW34r2 WW35l2 XX35r1u1 YY34u YY35rlu ZZ34ru2 AAA34r2
raritan river1: VV36u
raritan river3: VV37lu VV38l
chemung river1: WW26u WW27l XX27r XX28lu XX29lu
arthur-kill river2: WW37r
hudson river3: WW37u WW38lu XX37r XX38l YY38ru
long-island-sound coast: XX38r XX39l YY39r YY40l ZZ40r ZZ41lu ZZ42l AAA42r
seneca lake: YY27u ZZ27r
seneca river1: ZZ27u2
hudson river2: ZZ38ru AAA38ru BBB38ru CCC38ru DDD38ru EEE38ru FFF38r
housatonic river1: AAA40u AAA41lu AAA42l BBB39u BBB40rlu CCC39ru DDD39ru EEE39r
peconic coast: AAA43u
ontario lake: CCC27r CCC28l DDD28ru EEE28r EEE29l FFF29ru
oswego river1: CCC29u CCC30l1 DDD29rlu
connecticut river2: CCC42u CCC43lu DDD42r
oswego lake: DDD30r DDD31lu
mohawk river1: DDD32u DDD33lu DDD34l EEE32ru EEE34r EEE35lu EEE36l FFF36r FFF37lu FFF38l
connecticut river1: DDD42u EEE42ru FFF42ru GGG42ru HHH42ru III42ru JJJ42ru KKK42ru LLL42r LLL43l MMM43ru NNN43ru
  OOO43r OOO44l PPP44r PPP45l2 QQQ45r2u2 RRR45r2u2
thames river2: DDD44r
thames river1: DDD44u EEE44r EEE45l FFF45ru
hudson river1: FFF38u GGG38r GGG39l HHH37u1 HHH38lu HHH39rlu III37r1u2
narragansett coast: FFF47ru FFF48lu GGG47r
st-lawrence river3: GGG29r GGG30l HHH30ru III30r III31l JJJ31r JJJ32l KKK32r KKK33l LLL33r LLL34l MMM34r MMM35l NNN35r
  QQQ38u RRR38r RRR39l SSS39ru TTT39r TTT40l UUU40r UUU41l VVV41r VVV42l WWW42r WWW43l XXX43r XXX44l YYY44r YYY45l
  ZZZ45r ZZZ46l AAAA46r
lake-george lake: III38u JJJ38ru
champlain lake: JJJ39u KKK39ru LLL39ru MMM39ru NNN39ru OOO39ru
merrimack river1: KKK45u KKK46lu KKK47l LLL45ru LLL47r LLL48l MMM45ru
st-lawrence river2: NNN36l OOO36r OOO37l PPP37r PPP38l QQQ38r
chazy river1: OOO39l
saco river1: OOO46u2 OOO47lu OOO48lu OOO49lu
champlain river2: PPP39ru QQQ39u RRR39ru
champlain river1: QQQ39r
androscoggin river1: QQQ46u2 QQQ47l2 RRR46r2u2 RRR47r2 RRR48l1u1 RRR49lu RRR50lu
casco coast: QQQ50u RRR50r
androscoggin river3: RRR51l
kennebec river3: RRR51u
kennebec river1: SSS50u TTT50ru UUU50ru VVV50ru2 WWW50r2u2 XXX50r2
kennebec river2: SSS51rlu
st-francis river1: TTT40u TTT41lu TTT42lu2 TTT43r2l2u2
dead-river river1: UUU48l2u1 UUU49l1 VVV49r VVV50l2
penobscot river3: UUU53u VVV53r VVV54l WWW54r
chaudiere river1: WWW47r2u XXX46u XXX47rlu YYY45u YYY46rlu
penobscot river1: WWW54u XXX54ru2 YYY54r2u2 ZZZ54r2u2
`;

/** Hexsides of wilderness without water. */
export const WILDERNESS = `
wilderness: A2rlu A3rlu A4rlu A5rlu A6rlu A7rlu A8rlu B2rlu B3rlu B4rlu B5rlu B6rlu B7rlu C2rlu C3rlu C4rlu C5rlu
  C6rlu C7l D2ru D3rlu D4rlu D5rlu D6rl E3rlu E4rlu E5rlu F3ru F4rlu F5rl G4rlu K6lu L6ru L7lu M7rlu M8lu N7ru N8rlu
  N9l O8rlu O9rlu P8ru P9rlu P10l Q9rlu Q10rlu Q11l R9ru R10rlu R11lu R12l S10rl S11ru S12rl S13l T10ru T11l T13r T14l
  U11rlu U12l U14r U15l V11ru V12rlu V13l V15r V16l W12rlu W13rlu W14l W16ru X12ru X13rlu X14rlu X15lu X16r X17l
  Y13rlu Y14rlu Y15rlu Y16l Y30lu Y31l Z13ru Z14rlu Z15rlu Z16rlu Z18ru Z30r Z31rlu AA14rlu AA15rlu AA16rlu AA17lu
  AA18r AA31r BB14ru BB15rlu BB16rlu BB17rlu BB18lu BB19r BB20l BB30lu CC15rlu CC16rlu CC17rlu CC18rlu CC19l CC20r
  CC21l CC30ru DD15ru DD16rlu DD17rlu DD18rlu DD19lu DD21r EE16rlu EE17rlu EE18rlu EE19rlu EE20l EE22l FF16ru FF17rlu
  FF18rlu FF19rlu FF20l FF22ru GG17rlu GG18rlu GG19rlu GG20rlu GG23l HH17ru HH18rlu HH19rlu HH20rlu HH21l HH23ru
  II18rlu II19rlu II20rlu II21rlu JJ18ru JJ19rlu JJ20rlu JJ21rlu JJ22u KK19rlu KK20rlu KK21rlu KK22lu LL19ru LL20rlu
  LL21rlu LL22rlu LL23lu MM20rlu MM21rlu MM22lu MM23r MM24lu MM25rl MM26l NN20ru NN21rlu NN22rlu NN23lu NN24u NN25rl
  OO21rlu OO22rlu OO23rlu OO24lu OO25ru OO26l PP21ru PP22rlu PP23rlu PP24rlu PP25lu PP26r PP27u PP28l QQ22lu QQ23rlu
  QQ24ru QQ25rlu QQ26rlu QQ29l RR22ru RR23rlu RR24lu RR25r RR29r RR30l SS23rlu SS24rlu SS25lu SS30r TT23ru TT24rlu
  TT25rlu TT26lu TT27lu TT31r TT32l UU24rlu UU25rlu UU26rlu UU27rlu UU28rlu UU29l UU33l VV25r VV26rlu VV27rlu VV28rlu
  VV29rl VV32u VV34l WW25l WW27r WW28r WW32rlu WW33rlu WW34l XX25ru XX26lu XX27l XX31rlu XX32rlu XX33rlu XX34l YY26rlu
  YY27rl YY28lu YY29l YY31r YY32ru YY33rlu YY34l YY37u ZZ26r ZZ27l ZZ28rlu ZZ29rlu ZZ30lu ZZ31l ZZ33r ZZ35lu ZZ37r
  AAA28r AAA29rlu AAA30rlu AAA31rlu AAA32lu AAA34u AAA35rlu AAA36lu BBB30r BBB31ru BBB32rlu BBB33l BBB35ru BBB36rlu
  BBB37l CCC30u CCC31lu CCC35r CCC36rlu CCC37l DDD30lu DDD31r DDD32l DDD40u EEE30ru EEE31rlu EEE32l EEE40u FFF31u
  FFF32lu FFF33lu FFF34lu FFF35lu FFF40ru GGG31ru GGG32rlu GGG33rlu GGG34rlu GGG35rlu GGG36rlu GGG37l GGG40ru HHH31ru
  HHH32rlu HHH33rlu HHH34rlu HHH35rlu HHH36rlu HHH37rl HHH40u III32rlu III33rlu III34rlu III35rlu III36rlu III37l
  III38l III40r III41l JJJ32r JJJ33rlu JJJ34rlu JJJ35rlu JJJ36rlu JJJ37rlu JJJ38l JJJ41ru KKK33r KKK34rlu KKK35rlu
  KKK36rlu KKK37rlu KKK38rlu KKK41u LLL34r LLL35rlu LLL36rlu LLL37rlu LLL38rlu LLL39l LLL40lu LLL41rlu MMM35r MMM36rlu
  MMM37rlu MMM38rlu MMM40rlu MMM41l NNN36r NNN37ru NNN38rlu NNN40rlu NNN41l NNN44u OOO40rlu OOO41rlu OOO42lu OOO44ru
  OOO45rlu OOO46l PPP34u PPP40r PPP41rlu PPP42rlu PPP43lu PPP45ru PPP46rlu PPP47l QQQ35rlu QQQ36l QQQ40r QQQ41rlu
  QQQ42rlu QQQ43rlu QQQ44l QQQ46rl QQQ47ru RRR35ru RRR36rlu RRR37l RRR41rlu RRR42rlu RRR43rlu RRR44rlu RRR45l RRR46l
  RRR47lu SSS36rlu SSS37rlu SSS41ru SSS42rlu SSS43rlu SSS44rlu SSS45rlu SSS46rlu SSS47rlu SSS48rlu SSS49l TTT36ru
  TTT37rlu TTT38lu TTT42r TTT44rlu TTT45rlu TTT46ru TTT47rlu TTT48rlu TTT49rlu UUU37rlu UUU38rlu UUU39l UUU43ru
  UUU44rlu UUU45rlu UUU46rl UUU47rlu UUU48r UUU49ru UUU50l VVV37ru VVV38rlu VVV39rlu VVV43r VVV44rlu VVV45rlu VVV46lu
  VVV47ru VVV48rlu VVV49lu VVV51lu WWW38rlu WWW39rlu WWW40lu WWW44r WWW45rlu WWW46rlu WWW48rlu WWW49rlu WWW50l
  WWW51rlu WWW52rlu WWW53l XXX38ru XXX39rlu XXX40rlu XXX41lu XXX45r XXX48ru XXX49rlu XXX50lu XXX51rlu XXX52rlu
  XXX53rlu XXX54l XXX55lu YYY39rlu YYY40rlu YYY41rlu YYY42lu YYY48ru YYY49rlu YYY50rlu YYY51rlu YYY52rlu YYY53rlu
  YYY54l YYY55rlu YYY56lu YYY57l ZZZ39ru ZZZ40rlu ZZZ41rlu ZZZ42rlu ZZZ43lu ZZZ44l ZZZ49rlu ZZZ50rlu ZZZ51rlu ZZZ52rlu
  ZZZ53rlu ZZZ54l ZZZ55rlu ZZZ56rlu ZZZ57rlu AAAA40r AAAA41r AAAA42r AAAA43r AAAA44r AAAA49r AAAA50r AAAA51r AAAA52r
  AAAA53r AAAA54r AAAA55r AAAA56r AAAA57r
`;

/** River and coast at once: of the lower class by land, closed to boats. */
export const MIXED = `
mixed: ZZ27u HHH37u OOO39l
`;

/** Pairs of hexsides that meet, but no boat passes. */
export const BREAKS = `
RRR50r RRR51l
`;

/** Permanent ferries and fords. */
export const CROSSINGS = `
ferry QQQ38u | Longueuil Ferry
ferry ZZZ45r | Point Levis Ferry
ferry KKK39r | Ticonderoga bridge of boats
ferry FFF38r | Albany Ferry
ferry AAA38r | Fishkill Ferry
ferry ZZ38r | King's Ferry
ferry YY38u | Dobbs Ferry
ferry XX37r | Paulus Hook Ferry
ferry XX38r | Brooklyn Ferry
ferry FFF48l | Howland's Ferry
ferry DDD42u | Hartford Ferry
ferry TT35r | Trenton Ferry
ferry RR34u | Cooper's Ferry
ferry PP29u | Wright's Ferry
ferry QQ28r | Harris's Ferry
ferry OO31u | Lower Ferry
ferry KK28l | Georgetown Ferry
ferry HH28l | Hooe's Ferry
ferry HH26r | Fredericksburg Ferry
ferry FF30u | Gloucester Ferry
ferry DD29l | Jamestown Ferry
ferry DD26u | Richmond Ferry
ferry EE30r | Norfolk Ferry
ferry Z26u | Halifax Ferry
ferry Z30l | Edenton Ferry
ferry V28u | New Bern Ferry
ferry R21u | Campbelltown Ferry
ferry Q24r | Wilmington Ferry
ferry P17u | Mask's Ferry
ferry L14r | Camden Ferry
ferry J16u | Nelson's Ferry
ferry J18u | Lenud's Ferry
ferry J13l | Friday's Ferry
ferry C12l | Sisters Ferry
ferry F9u | Augusta Ferry
ferry D14u | Port Royal Ferry
ford RR33u | Swede's Ford
ford HHH38u | Fort Edward ford
ford R16l | Trading Ford
ford S15l | Shallow Ford
ford P13u | Beattie's Ford
ford M13u | Land's Ford
ford M11l | Cherokee Ford
ford I9u | Island Ford
ford KK25u | Harpers Ferry ford
ford G15u | Parker's Ford
`;

/** Hex, id, kind, points in the Basic Game, basis of the name. */
export const TOWNS = `
ZZZ45 quebec town 10 rules | Quebec
VVV41 trois-rivieres town chosen | Trois-Rivieres
TTT40 sorel town chosen | Sorel
QQQ38 montreal town 5 rules | Montreal
QQQ39 st-johns town 3 rules | St. Johns
PPP37 the-cedars town chosen | The Cedars
JJJ32 oswegatchie town chosen | Oswegatchie
YYY48 sartigan town chosen | Sartigan
ZZZ59 machias town chosen | Machias
VVV54 penobscot town chosen | Penobscot
TTT51 fort-western town rules | Ft. Western
PPP50 falmouth town chosen | Falmouth
MMM48 portsmouth-nh town report | Portsmouth, N.H.
LLL46 concord-nh town chosen | Rumford
KKK43 fort-number-four town chosen | Fort No. 4
NNN44 haverhill town chosen | Haverhill
KKK40 mount-independence place rules | Mt. Independence
JJJ40 castleton town chosen | Castleton
HHH40 bennington town chosen | Bennington
III42 brattleboro town chosen | Fort Dummer
JJJ48 boston town strategic 15 rules | Boston
LLL48 newburyport town report | Newburyport
III50 plymouth town chosen | Plymouth
GGG49 bedford town chosen | Bedford
HHH45 worcester town chosen | Worcester
FFF43 springfield town strategic rules | Springfield
GGG42 deerfield town chosen | Deerfield
FFF48 newport town strategic 5 rules | Newport
GGG47 providence town rules | Providence
DDD42 hartford town strategic rules | Hartford
EEE45 norwich town strategic rules | Norwich
DDD45 new-london town chosen | New London
BBB42 new-haven town report | New Haven
BBB40 danbury town chosen | Danbury
XX38 new-york-city town strategic 15 rules | New York City
YY40 hempstead town chosen | Hempstead
BBB44 sag-harbor town chosen | Sag Harbor
YY39 white-plains town chosen | White Plains
ZZ38 west-point town 7 rules | West Point
ZZ39 fort-constitution town rules | Ft. Constitution
AAA39 fishkill town chosen | Fishkill
CCC38 kingston town chosen | Kingston
FFF38 albany town strategic 20 rules | Albany
FFF37 schenectady town chosen | Schenectady
HHH39 saratoga town chosen | Saratoga
III39 fort-edward town chosen | Fort Edward
III38 fort-george town chosen | Fort George
JJJ39 skenesborough town chosen | Skenesborough
KKK39 ticonderoga town strategic 6 rules | Ticonderoga
LLL39 crown-point town chosen | Crown Point
FFF36 johnstown town chosen | Johnstown
EEE34 german-flats town chosen | German Flats
EEE33 fort-stanwix town strategic 10 rules | Fort Stanwix
DDD29 oswego town rules | Oswego
EEE35 cherry-valley town chosen | Cherry Valley
BBB34 unadilla indian rules | Unadilla
YY30 owego indian rules | Owego
XX27 painted-post indian rules | Painted Post
YY36 minisink town chosen | Minisink
WW36 morristown town rules | Morristown
WW37 elizabethtown town chosen | Elizabethtown
VV37 new-brunswick town chosen | New Brunswick
TT36 trenton town chosen | Trenton
RR37 egg-harbor town chosen | Egg Harbor
RR34 philadelphia town strategic 15 rules | Philadelphia
QQ30 lancaster town chosen | Lancaster
PP29 york town rules | York
SS32 reading town chosen | Reading
UU34 easton town chosen | Easton
WW32 wyoming town strategic rules | Wyoming
SS28 fort-augusta town chosen | Fort Augusta
PP27 carlisle town chosen | Carlisle
MM23 bedford-pa town chosen | Fort Bedford
QQ33 wilmington-de town chosen | Wilmington, Del.
MM34 lewes town chosen | Lewes
MM29 baltimore town rules | Baltimore
PP32 head-of-elk town chosen | Head of Elk
LL30 annapolis town chosen | Annapolis
LL26 frederick town chosen | Frederick
MM25 hagerstown town chosen | Hagerstown
KK22 fort-cumberland town chosen | Ft. Cumberland
KK28 alexandria town strategic rules | Alexandria
JJ24 winchester town chosen | Winchester
HH26 fredericksburg town chosen | Fredericksburg
EE23 charlottesville town strategic rules | Charlottesville
EE21 staunton town chosen | Staunton
GG28 hobbs-hole town chosen | Hobb's Hole
EE27 richmond town strategic rules | Richmond
DD27 petersburg town strategic rules | Petersburg
EE29 williamsburg town chosen | Williamsburg
FF30 yorktown town chosen | Yorktown
EE31 norfolk town strategic rules | Norfolk
EE30 portsmouth town rules | Portsmouth
DD30 suffolk town chosen | Suffolk
DD23 point-of-fork town chosen | Point of Fork
AA22 charlotte-va town rules | Charlotte, Va.
AA30 edenton town chosen | Edenton
Z26 halifax-nc town chosen | Halifax, N.C.
V28 new-bern town chosen | New Bern
V20 hillsboro town strategic rules | Hillsboro
U18 guilford town chosen | Guilford C.H.
T16 salem town chosen | Salem, N.C.
R15 salisbury town chosen | Salisbury
P14 charlotte-nc town chosen | Charlotte, N.C.
T20 ramseys-mill town rules | Ramsey's Mill
R21 cross-creek town chosen | Cross Creek
Q25 wilmington town rules | Wilmington
N10 gilbert-town town chosen | Gilbert Town
H17 charleston town strategic rules | Charleston
K19 georgetown town rules | Georgetown
D14 beaufort town chosen | Beaufort
L15 camden town strategic rules | Camden
L13 winnsboro town rules | Winnsboro
O17 cheraw town rules | Cheraw
I9 ninety-six town strategic rules | Ninety-six
M11 thickety-fort town rules | Thickety Fort
J6 fort-prince-george town rules | Fort Prince George
I14 orangeburg town chosen | Orangeburg
I17 moncks-corner town chosen | Monck's Corner
B13 savannah town strategic rules | Savannah
F9 augusta town strategic rules | Augusta
C12 ebenezer town chosen | Ebenezer
`;

/** Ports with the hexside of the arrow. */
export const PORTS = `
quebec ZZZ45r
machias ZZZ59r
penobscot UUU54l
falmouth PPP50r
portsmouth-nh MMM48r
boston JJJ48r
newburyport LLL48r
plymouth III50u
bedford GGG49r
newport FFF47r
providence GGG47r
new-london DDD45r
new-haven BBB42r
new-york-city WW38l
sag-harbor BBB44r
egg-harbor RR37r
philadelphia RR34r
lewes MM34u
baltimore MM29r
annapolis LL30r
alexandria KK28r
yorktown FF30r
norfolk EE31l
portsmouth EE30u
edenton AA30r
new-bern V28u
wilmington P24u
charleston H17r
georgetown K19r
beaufort C14l
savannah B13l
`;

/** Each hex of the sea lanes with those of higher order that it is joined to. */
export const LANES = `
A16: A17
A17: B17 A18
B14: C15
B17: C17
C15: D15
C17: D18
D15: E16
D18: E18
E16: F17
E18: F18
F17: F18
F18: G19
G19: H19
H18: H19
H19: I20
I20: J21
J21: K22
K20: K21
K21: K22
K22: L23
L23: M24
M24: N25
N25: O26
O24: O25
O25: O26
O26: P27
P27: Q28
Q28: R29
R29: S30
S30: T31
T31: U31
U31: V32
V32: W33
W31: W32
W32: W33
W33: X33
X33: Y34
Y34: Z35
Z35: AA35
AA35: BB35
BB32: CC33
BB35: CC35
CC33: CC34
CC34: CC35
CC35: DD35
DD35: EE35
EE35: FF35
FF31: FF32
FF32: FF33
FF33: FF34
FF34: FF35
FF35: GG36
GG36: HH36
HH36: II36
II36: JJ37
JJ37: KK37
KK37: LL37
LL37: MM38
MM38: NN38
NN36: NN37
NN37: NN38
NN38: OO38 OO39
OO38: PP39
OO39: PP40
PP39: QQ39
PP40: QQ41
QQ39: RR39
QQ41: QQ42
QQ42: RR43
RR38: RR39
RR39: SS39
RR43: SS44
SS39: TT40
SS44: TT45
TT40: UU40 TT41
TT41: TT42
TT42: UU43
TT45: UU45
UU40: VV40
UU43: UU44
UU44: UU45
VV40: WW41
WW39: WW40
WW40: WW41
WW41: XX41
XX41: YY42
YY42: YY43
YY43: ZZ44
ZZ44: AAA45
AAA45: AAA46
AAA46: BBB47
BBB43: CCC44
BBB47: CCC48 CCC47
CCC44: CCC45
CCC45: DDD46
CCC47: DDD47
CCC48: DDD49
DDD46: EEE47
DDD47: EEE47
DDD49: EEE50
EEE50: FFF50
FFF50: GGG51 GGG50
GGG51: HHH52
HHH52: III52
III52: JJJ53
JJJ49: JJJ50 KKK49
JJJ53: KKK53
KKK49: LLL49
KKK53: LLL53
LLL49: MMM49
LLL52: LLL53 MMM52
MMM49: NNN50
MMM52: NNN52
NNN50: OOO51
NNN52: OOO52
OOO51: PPP52
OOO52: PPP52
PPP51: PPP52
PPP52: QQQ53
QQQ53: RRR53
RRR53: SSS54
SSS54: TTT55
TTT55: UUU56
UUU54: UUU55
UUU55: UUU56
UUU56: VVV57
UUU58: VVV59
VVV57: WWW58
VVV59: WWW59
WWW58: WWW59
WWW59: XXX59
XXX59: YYY59
`;

/** Each hex of the sea lanes with the hexsides that it is joined to. */
export const LANE_SIDES = `
B14: A13ul B13ru B14l
C15: C14r
D15: C14ul D14ru D15l
E16: E15r E16l
F17: F16r
H18: H17ru H18l
K20: J19u K19ru K20l
O24: O23r O24ul P24r
O25: O25l
W31: V30ul W30r
BB32: AA31ul AA32l BB31r BB32rl
CC33: BB33l CC32r
CC34: BB33u
FF31: EE30ulr EE31l FF30ru FF31ul GG31r
FF32: EE31u EE32l FF32l
FF33: EE32u
NN36: MM35ul NN35r
RR38: RR37r
WW39: VV38ul WW38ru WW39l
YY42: YY42l
BBB43: AAA42ur AAA43lu BBB42r BBB43rl
CCC44: BBB44l CCC43r CCC44ul
CCC45: BBB44u CCC45l
DDD46: DDD45r DDD46l
EEE47: EEE46r EEE47ul FFF47r
GGG50: GGG49r GGG50l
III52: III51r III52l
JJJ49: III48u III49l JJJ48r
JJJ50: III49u III50l
JJJ53: JJJ52r
KKK49: JJJ48u KKK48r
KKK53: JJJ52u
LLL49: KKK48u LLL48r
MMM49: LLL48u MMM48r MMM49l
NNN50: NNN49r
PPP51: PPP50r
UUU54: TTT53u UUU53ru UUU54ul
UUU55: UUU55l
YYY59: YYY58r YYY59l
`;

/** Water of class 3 that no ship passes. */
export const SHIPLESS = `
shipless: GG33r
`;

/** First lane hexes of each exit of the map; of the St. Lawrence the first hexside. */
export const EXITS = `
south: A16 A17 A18
east: SS44 TT45 UU45
north: UUU58 VVV59 WWW59
st-lawrence: AAAA46r
`;

/** Hexes that the rules speak of together. */
export const REGIONS = `
scenario1: RR22-24 SS23-25 TT23-26 UU24-27 VV24-28 WW25-29 XX25-30 YY26-31 ZZ26-32 AAA27-33 BBB27-34 CCC28-35 DDD29-36
  EEE29-37 FFF30-38 GGG30-39 HHH30-40 III31-41 JJJ31-42 KKK32-43 LLL32-44 MMM33-45 NNN33-46 OOO34-47 PPP34-48 QQQ35-49
  RRR35-50 SSS36-51 TTT36-52 UUU37-53 VVV37-54 WWW38-55 XXX38-56 YYY39-57 ZZZ39-58 AAAA40-59
albanyUnadillaRow: RR24 SS25 TT26 UU27 VV28 WW29 XX30 YY31 ZZ32 AAA33 BBB34 CCC35 DDD36 EEE37 FFF38 GGG39 HHH40 III41
  JJJ42 KKK43 LLL44 MMM45 NNN46 OOO47 PPP48 QQQ49 RRR50 SSS51 TTT52 UUU53 VVV54 WWW55 XXX56 YYY57 ZZZ58 AAAA59
northOfStLawrence: JJJ31 KKK32 LLL32-33 MMM33-34 NNN33-35 OOO34-36 PPP34-37 QQQ35-38 RRR35-38 SSS36-39 TTT36-39
  UUU37-40 VVV37-41 WWW38-42 XXX38-43 YYY39-44 ZZZ39-45 AAAA40-46
northEdge: OOO34 PPP34 QQQ35 RRR35 SSS36 TTT36 UUU37 VVV37 WWW38 XXX38 YYY39 ZZZ39 AAAA40
northEastEdge: AAAA40-46
scenario4: S10 T10-13 U11-15 V11-17 W12-19 X12-21 Y13-23 Z13-25 AA14-27 BB14-29 CC15-31 DD15-32 EE16-32 FF16-30
  GG17-32 HH17-30 HH32 II18-30 II33 JJ19-33 KK21-34 LL23-32 MM25-32 NN27-32 OO29-32 PP31-32
paMdBorder: JJ19-20 KK21-22 LL23-24 MM25-26 NN27-28 OO29-30 PP31-32
paMdBorderEastOfYork: OO29-30 PP31-32
ncVaBorder: S10 T11-13 U14-15 V16-17 W18-19 X20-21 Y22-23 Z24-25 AA26-27 BB28-29 CC30-31 DD32
scenario4Zone: Z25 AA25-27 BB25-29 CC25-31 DD25-32 EE25-32 FF23-30 GG23-31 HH23-30 II23-30 JJ23-30 KK23-30 LL24-30
  MM25-30 NN27-30 OO29-31 PP31
easternShore: GG32 HH32 II33 JJ31-33 KK31-34 LL31-34 MM31-35 NN31-34 OO32-33 PP32 QQ33
northOfSanteeNearGeorgetown: K17-19 L18-20 M19-21
philadelphiaCamp: OO29 PP29-31 QQ29-32 RR29-34 SS30-34 TT31-35 UU32-34 VV33-34 WW34
`;

/** The region that is made of hexsides. */
export const DAN_IN_NORTH_CAROLINA = `
danInNorthCarolina: U15u U16lu U17l V17r V18l W18r W19lu W20l X20r X21l
`;
