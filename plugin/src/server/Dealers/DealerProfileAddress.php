<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The address of a dealer's profile, made of name, city, state and company ID, below the dealers of the page's language. */
final class DealerProfileAddress {
	/** @param string|null $folder `folder()`, for who has many dealers: WordPress takes its time for it */
	public static function of( Dealer $dealer, ?string $folder = null ): string {
		return ( $folder ?? self::folder() ) . self::slug( $dealer ) . '/';
	}

	/** What all profiles lie below, for the language of this request. */
	public static function folder(): string {
		$language = Language::from_locale( determine_locale() ) ?? Language::English;

		return home_url( "/residential/$language->value/dealers/" );
	}

	/** Plain letters, whatever the site's locale makes of accents, so that the address is the same in every language. */
	private static function slug( Dealer $dealer ): string {
		$words = implode( ' ', array( $dealer->name, $dealer->city, $dealer->state, $dealer->company_id ) );

		return sanitize_title_with_dashes( remove_accents( $words, 'en_US' ), '', 'save' );
	}
}
