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
			'cardLines'       => array(
				'description' => __( 'Further lines of the dealer’s card, from own fields and other plugins.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => $text,
			),
		) );
	}

	/** @return array<string, mixed> */
	public static function result(): array {
		return Schema::answer( 'dealers', array(
			'location' => array(
				'type'       => array( 'object', 'null' ),
				'properties' => array(
					'query'      => array( 'type' => 'string' ),
					'zip'        => array( 'type' => 'string' ),
					'name'       => array( 'type' => 'string' ),
					'region'     => array(
						'description' => __( 'The English name of the state, territory or province.', 'hvac-blocks' ),
						'type'        => 'string',
					),
					'regionCode' => array(
						'description' => __( 'The two-letter code, empty if unknown.', 'hvac-blocks' ),
						'type'        => 'string',
					),
					'country'    => array(
						'type' => 'string',
						'enum' => array( 'US', 'CA' ),
					),
					'lat'        => array( 'type' => 'number' ),
					'lon'        => array( 'type' => 'number' ),
				),
			),
			'radius'   => array( 'type' => 'integer' ),
			'total'    => array( 'type' => 'integer' ),
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
				...Schema::object( array(
					'nobody'     => array( 'type' => 'string' ),
					'nobodyHelp' => array( 'type' => 'string' ),
				) ),
			),
		) );
	}

	/** @return array<string, mixed> */
	public static function other_place(): array {
		return Schema::object( array(
			'name'       => array( 'type' => 'string' ),
			'region'     => array( 'type' => 'string' ),
			'regionCode' => array( 'type' => 'string' ),
			'directoryUrl' => array(
				'description' => __( 'The page of the dealers of a state or province; only of a choice that is a whole state or province and has no name.', 'hvac-blocks' ),
				'type'        => 'string',
				'format'      => 'uri',
			),
		) );
	}
}
