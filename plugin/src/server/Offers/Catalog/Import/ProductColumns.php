<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Offers\Catalog\Records\ProductFields;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The columns of a file of products: our names, and those of manufacturers' own lists. */
final class ProductColumns {
	private const OTHERS = array(
		'id'                 => array( 'productid', 'model', 'modelnumber', 'modelno', 'modelnum', 'sku', 'itemnumber', 'itemno', 'partnumber', 'modele', 'modelo' ),
		'name'               => array( 'productname', 'product', 'title', 'description1', 'nom', 'nombre' ),
		'category'           => array( 'producttype', 'productcategory', 'type', 'equipmenttype', 'family', 'productfamily', 'categorie', 'categoria' ),
		'tier'               => array( 'level', 'goodbetterbest', 'gbb' ),
		'headline'           => array( 'tagline', 'shortdescription', 'summary' ),
		'features'           => array( 'benefits', 'keyfeatures', 'highlights', 'bullets' ),
		'description'        => array( 'longdescription', 'details', 'marketingcopy' ),
		'series'             => array( 'productseries', 'productline', 'line', 'brandseries' ),
		'seer2'              => array( 'seer2rating', 'seer2upto', 'coolingefficiency' ),
		'eer2'               => array( 'eer2rating' ),
		'hspf2'              => array( 'hspf2rating', 'heatingefficiency' ),
		'afue'               => array( 'afuerating', 'afuepercent', 'afue%' ),
		'tonsFrom'           => array( 'tons', 'tonnage', 'capacitytons', 'coolingcapacity', 'coolingstrength', 'nominaltons', 'mintons' ),
		'tonsTo'             => array( 'maxtons' ),
		'stages'             => array( 'stage', 'staging', 'compressorstages', 'compressortype' ),
		'speeds'             => array( 'speed', 'blowertype', 'fanspeed', 'fanspeeds' ),
		'fuel'               => array( 'fueltype', 'energysource' ),
		'noiseFrom'          => array( 'noise', 'noiselevel', 'sound', 'soundlevel', 'soundlevels', 'soundleveldb', 'soundleveldba', 'soundrating', 'db', 'dba', 'minsound' ),
		'noiseTo'            => array( 'maxsound' ),
		'refrigerant'        => array( 'refrigeranttype' ),
		'comfortLink'        => array( 'comfortlinkcommunication', 'communicating', 'communication' ),
		'energyStarYear'     => array( 'energystar', 'energystarqualified', 'energystarcertified' ),
		'priceFrom'          => array( 'price', 'startingprice', 'installedprice', 'installationcost', 'installmentcost', 'msrp' ),
		'priceCurrency'      => array( 'currency' ),
		'priceFirstDay'      => array( 'pricevalidfrom' ),
		'priceLastDay'       => array( 'pricevaliduntil', 'priceexpires' ),
		'warrantyRegistered' => array( 'registeredwarranty', 'warrantyyears', 'warranty' ),
		'warrantyBase'       => array( 'basewarranty', 'unregisteredwarranty' ),
		'warrantyCompressor' => array( 'compressorwarranty' ),
		'warrantyParts'      => array( 'partswarranty' ),
		'warrantyCoil'       => array( 'coilwarranty' ),
		'picture'            => array( 'image', 'imageurl', 'photo', 'mainimage', 'imagefile' ),
		'gallery'            => array( 'images', 'moreimages', 'additionalimages' ),
		'brochure'           => array( 'brochureurl', 'brochurepdf' ),
		'productData'        => array( 'datasheet', 'specsheet', 'submittal', 'productdataurl' ),
		'manual'             => array( 'ownersmanual', 'usermanual', 'manualurl', 'usersmanual' ),
		'certificate'        => array( 'warrantycertificate', 'warrantypdf' ),
		'serials'            => array( 'serial', 'serialnumber', 'serialnumbers', 'serialprefix', 'serialprefixes', 'serialnumberprefix', 'serialnumberprefixes' ),
		'countries'          => array( 'country', 'soldin', 'markets' ),
		'firstDay'           => array( 'launchdate', 'availablefrom', 'startdate' ),
		'lastDay'            => array( 'enddate', 'discontinued', 'discontinueddate', 'endoflife', 'eol' ),
		'replacedBy'         => array( 'replacement', 'supersededby', 'successor' ),
		'goesWith'           => array( 'matches', 'matchedwith', 'matchedsystems', 'pairswith' ),
	);

	/** A translated column is also named by the language: `name_es`, "Name (Spanish)". */
	private const LANGUAGES = array(
		'es' => array( 'es', 'spanish', 'espanol' ),
		'fr' => array( 'fr', 'french', 'francais' ),
	);

	/** @return array<string, list<string>> see `ImportTarget::columns()` */
	public static function all(): array {
		$columns = array();

		foreach ( array( 'id', 'name', 'nameEs', 'nameFr', 'category', 'tier', ...array_keys( ProductFields::all() ) ) as $field ) {
			$columns[ $field ] = self::names( $field );
		}

		return $columns;
	}

	/** @return list<string> */
	private static function names( string $field ): array {
		foreach ( array( Language::Spanish, Language::French ) as $language ) {
			$bare = substr( $field, 0, -2 );

			if ( ProductFields::in( $bare, $language ) === $field && ( 'name' === $bare || isset( ProductFields::all()[ $field ]['isTranslated'] ) ) ) {
				$names = array();

				foreach ( array( strtolower( $bare ), ...self::OTHERS[ $bare ] ?? array() ) as $name ) {
					foreach ( self::LANGUAGES[ $language->value ] as $word ) {
						array_push( $names, "$name$word", "$word$name" );
					}
				}

				return $names;
			}
		}

		return array( strtolower( $field ), ...self::OTHERS[ $field ] ?? array() );
	}
}
