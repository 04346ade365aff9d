<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The filter of the admin list. */
final readonly class DealerFilter {
	/** The badges, and the text in the row of a dealer that has one. */
	public const BADGES = array(
		'tcs'         => 'comfort_specialist = 1',
		'emergency'   => 'emergency_service = 1',
		'nate'        => 'nate_certified = 1',
		'financing'   => 'financing = 1',
		'diagnostics' => 'diagnostics = 1',
		'charter'     => "charter_member_date <> ''",
		'leasing'     => 'leasing = 1',
	);

	public function __construct(
		/** Part of a name, a city, a ZIP or a company ID; empty for all. */
		public string $search = '',
		/** Two letters; empty for all. */
		public string $state = '',
		/** One of `BADGES`, or a filter of an own field, wherever it is shown; empty for all. */
		public string $badge = '',
	) {}

	/** @param WP_REST_Request $request checked against `args()` */
	public static function of( WP_REST_Request $request ): self {
		$text = static fn ( string $key ): string => is_string( $request[ $key ] ) ? trim( $request[ $key ] ) : '';

		return new self( $text( 'search' ), $text( 'state' ), $text( 'badge' ) );
	}

	/** @return array<string, array<string, mixed>> */
	public static function args(): array {
		return array(
			'search' => Schema::text( __( 'Part of a name, city, ZIP code or company ID.', 'hvac-blocks' ), 100 ),
			'state'  => array(
				'description' => __( 'The two-letter code of a state or province.', 'hvac-blocks' ),
				'type'        => 'string',
				'pattern'     => '^([A-Z]{2})?$',
				'default'     => '',
			),
			'badge'  => Schema::choice( array( '', ...array_keys( self::BADGES ), ...self::own() ), '', __( 'Badges and services that dealers must have.', 'hvac-blocks' ) ),
		);
	}

	/** The text of an own field with this badge, as `OwnFields::encode()` writes it, as a regular expression. */
	public function own_pattern(): string {
		[ $key, $value ] = array( ...explode( '--', $this->badge, 2 ), '1' );

		return '"' . preg_quote( $key, '/' ) . '":"([^"]*;)?' . preg_quote( $value, '/' ) . '[;"]';
	}

	/** @return list<string> */
	private static function own(): array {
		return array_merge( ...array_map( static fn ( OwnField $field ): array => array_keys( $field->filter_labels( Language::English ) ), array_values( OwnFields::all() ) ) );
	}

	public function is_all(): bool {
		return '' === "$this->search$this->state$this->badge";
	}
}
