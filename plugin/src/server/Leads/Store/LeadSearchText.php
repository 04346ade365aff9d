<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

defined( 'ABSPATH' ) || exit;

/** The words by which leads are found. */
final readonly class LeadSearchText {
	private const MOST = 3;

	/** Returns the searchable text of a lead: lower case without accents, phone numbers as digits. */
	public static function searched( Lead $lead ): string {
		return self::plain( implode( "\n", array( $lead->reference, $lead->company_id, $lead->dealer_name, ...( null === $lead->product ? array() : array( $lead->product->label() ) ), ...array_values( $lead->fields ) ) ) );
	}

	/** @return list<string> all of them are required; the last one takes the rest */
	public static function of( string $search ): array {
		$digits = (string) preg_replace( '/[\s().+\-]/', '', $search );

		if ( 1 === preg_match( '/^[0-9]{7,15}$/', $digits ) ) {
			return array( $digits );
		}

		$words = preg_split( '/\s+/u', self::plain( $search ), self::MOST, PREG_SPLIT_NO_EMPTY );

		return false === $words ? array() : $words;
	}

	private static function plain( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}
}
