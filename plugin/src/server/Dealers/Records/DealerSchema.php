<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Dealers\OwnFields\OwnFieldType;
use HvacBlocks\Kernel\Schema;

defined( 'ABSPATH' ) || exit;

/** The JSON schema of a dealer, for every response that contains one. */
final class DealerSchema {
	/** @return array<string, mixed> */
	public static function dealer(): array {
		$text = array( 'type' => 'string' );
		$flag = array( 'type' => 'boolean' );

		return Schema::object( array(
			'data'            => Schema::object( array(
				'name'                   => $text,
				'companyID'              => $text,
				'addressLine1'           => $text,
				'city'                   => $text,
				'state'                  => $text,
				'zip'                    => $text,
				'phone1'                 => $text,
				'showAddress'            => $flag,
				'emergencyService'       => $flag,
				'nateCertified'          => $flag,
				'charterMemberDate'      => array(
					'type'   => array( 'string', 'null' ),
					'format' => 'date',
				),
				'nexiaDealerDiagnostics' => $flag,
				'showFinancing'          => $flag,
				'leasingOption'          => $flag,
				'isTcs'                  => $flag,
				'photo'                  => $text,
				'openingHours'           => Schema::list( $text ),
				'timeZone'               => Schema::described( 'string', __( 'Of the opening hours; empty without them, and where state and ZIP code do not tell it.', 'hvac-blocks' ) ),
			) ),
			'location'        => Schema::object( array(
				'lat' => array( 'type' => array( 'number', 'null' ) ),
				'lon' => array( 'type' => array( 'number', 'null' ) ),
			) ),
			'metaData'        => Schema::object( array(
				'average_rating'     => array( 'type' => 'number' ),
				'total_review_count' => array( 'type' => 'integer' ),
			) ),
			'whodis'          => Schema::object( array(
				'routingGroupID'  => $text,
				'assignedNumbers' => Schema::list( $text ),
			) ),
			'zipcodeCoverage' => Schema::list( $text ),
			'distance'        => array( 'type' => array( 'number', 'null' ) ),
			'profileUrl'      => array(
				'type'   => 'string',
				'format' => 'uri',
			),
			'fields'          => array(
				'description' => __( 'The site’s own fields that have a value, in the language of the request.', 'hvac-blocks' ),
				...Schema::list( Schema::object( array(
					'key'    => $text,
					'name'   => $text,
					'type'   => array( 'type' => 'string', 'enum' => array_column( OwnFieldType::cases(), 'value' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
					'values' => array( 'description' => __( 'One, or the chosen ones of a list. A flag is true.', 'hvac-blocks' ), ...Schema::list( $text ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
				) ) ),
			),
			'filters'         => array(
				'description' => __( 'The keys of the filters of own fields that the dealer passes.', 'hvac-blocks' ),
				...Schema::list( $text ),
			),
			'cardLines'       => Schema::list( $text, __( 'Further lines of the dealer’s card, from own fields and other plugins.', 'hvac-blocks' ) ),
		) );
	}

	/** @return array<string, mixed> */
	public static function result(): array {
		return Schema::answer( 'dealers', array(
			'location' => array(
				'type'       => array( 'object', 'null' ),
				'properties' => array(
					...Schema::all( 'string', 'query', 'zip', 'name' ),
					'region'     => Schema::described( 'string', __( 'The English name of the state, territory or province.', 'hvac-blocks' ) ),
					'regionCode' => Schema::described( 'string', __( 'The two-letter code, empty if unknown.', 'hvac-blocks' ) ),
					'country'    => Schema::one_of( array( 'US', 'CA' ) ),
					...Schema::all( 'number', 'lat', 'lon' ),
				),
			),
			...Schema::all( 'integer', 'radius' ),
			'total'    => Schema::described( 'integer', __( 'The number of dealers found. Of the site\'s own, 400 are counted at most.', 'hvac-blocks' ) ),
			'dealers'  => array(
				'type'     => 'array',
				'maxItems' => 100,
				'items'    => self::dealer(),
			),
			'nearest'  => array(
				'description' => __( 'The nearest dealer outside the widest radius, if there are no dealers near the place.', 'hvac-blocks' ),
				...self::dealer(),
				'type'        => array( 'object', 'null' ),
			),
			'others'   => array(
				'description' => __( 'What else the text may mean, the largest places first: places of the same name, those of a state, or those with the most similar names.', 'hvac-blocks' ),
				...Schema::list( self::other_place() ),
			),
			'texts'    => array(
				'description' => __( 'Texts for a place that has no dealers for a special reason, such as a military address abroad, in the language of the request.', 'hvac-blocks' ),
				...Schema::object( Schema::all( 'string', 'nobody', 'nobodyHelp' ) ),
			),
		) );
	}

	/** @return array<string, mixed> */
	public static function other_place(): array {
		return Schema::object( array(
			...Schema::all( 'string', 'name', 'region', 'regionCode' ),
			'directoryUrl' => array(
				'description' => __( 'The page of the dealers of a state or province; only of a choice that is a whole state or province and has no name.', 'hvac-blocks' ),
				'type'        => 'string',
				'format'      => 'uri',
			),
		) );
	}
}
