<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\RegionCodes;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/** One rule of the table that routes leads to mail recipients. */
final readonly class MailRoute {
	/**
	 * @param string       $by     `state`, `dealer` or `form`
	 * @param list<string> $values one match is enough
	 * @param list<string> $to     addresses
	 */
	private function __construct( private string $by, private array $values, public array $to ) {}

	/** @param mixed $row of the setting; null if it is not a rule */
	public static function from( mixed $row ): ?self {
		if ( ! is_array( $row ) ) {
			return null;
		}

		$to = array_values( array_filter( self::items( $row['to'] ?? '' ), static fn ( string $address ): bool => false !== is_email( $address ) ) );

		return array() === $to ? null : new self( is_string( $row['by'] ?? null ) ? $row['by'] : '', self::items( $row['value'] ?? '' ), $to );
	}

	public function fits( Lead $lead ): bool {
		$value = match ( $this->by ) {
			'state'  => $lead->field( 'state' ),
			'dealer' => $lead->company_id,
			'form'   => $lead->form,
			default  => '',
		};

		return '' !== $value && in_array( strtolower( $value ), array_map( strtolower( ... ), $this->values ), true );
	}

	/** Returns why the row is not a valid rule; null if it is one. The setting's schema has already been checked. */
	public static function problem( mixed $row ): ?string {
		$row    = is_array( $row ) ? $row : array();
		$by     = $row['by'] ?? '';
		$values = self::items( $row['value'] ?? '' );
		$to     = self::items( $row['to'] ?? '' );

		foreach ( $values as $value ) {
			if ( ! self::is_value( is_string( $by ) ? $by : '', $value ) ) {
				return match ( $by ) {
					/* translators: %s: what was typed. */
					'state' => sprintf( __( '“%s” is not a state or province code, such as TX.', 'hvac-blocks' ), $value ),
					/* translators: %s: what was typed. */
					'form'  => sprintf( __( '“%s” is not a form name, such as contact-dealer.', 'hvac-blocks' ), $value ),
					default => __( 'A company ID can contain only letters, digits, hyphens and underscores.', 'hvac-blocks' ),
				};
			}
		}

		foreach ( $to as $address ) {
			if ( false === is_email( $address ) ) {
				/* translators: %s: what was typed. */
				return sprintf( __( '“%s” is not a valid email address.', 'hvac-blocks' ), $address );
			}
		}

		return array() === $values || array() === $to ? __( 'Enter at least one condition and an email address.', 'hvac-blocks' ) : null;
	}

	private static function is_value( string $by, string $value ): bool {
		return match ( $by ) {
			'state' => RegionCodes::has( strtoupper( $value ) ),
			'form'  => ( new FormLibrary() )->has( strtolower( $value ) ),
			default => RecordId::is( $value ),
		};
	}

	/** @return list<string> */
	private static function items( mixed $text ): array {
		return array_values( array_filter( array_map( trim( ... ), explode( ',', is_string( $text ) ? $text : '' ) ), static fn ( string $item ): bool => '' !== $item ) );
	}
}
