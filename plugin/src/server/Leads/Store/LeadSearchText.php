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

	/** Whether leads must be read to find the text. */
	public static function scans( string $search ): bool {
		return null === self::known( $search ) && array() !== self::of( $search );
	}

	/** @return array{literal-string, string}|null the indexed column that a complete reference, email address or phone number is looked up in, and its value there */
	public static function known( string $search ): ?array {
		if ( 1 === preg_match( '/^' . LeadReference::PATTERN . '$/Di', $search ) ) {
			return array( 'reference', strtoupper( $search ) );
		}

		if ( false !== is_email( $search ) ) {
			return array( 'email', Lead::email_key( $search ) );
		}

		$phone = self::is_number( $search ) ? LeadColumns::phone( $search ) : '';

		return '' === $phone ? null : array( 'phone', $phone );
	}

	/** @return list<string> all of them are required; the last one takes the rest */
	public static function of( string $search ): array {
		if ( self::is_number( $search ) ) {
			return array( (string) preg_replace( '/\D/', '', $search ) );
		}

		$words = preg_split( '/\s+/u', self::plain( $search ), self::MOST, PREG_SPLIT_NO_EMPTY );

		return false === $words ? array() : $words;
	}

	/** Whether it is seven or more digits, as people write phone numbers. */
	private static function is_number( string $search ): bool {
		return 1 === preg_match( '/^[0-9]{7,15}$/', (string) preg_replace( '/[\s().+\-]/', '', $search ) );
	}

	private static function plain( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}
}
