<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\FormBlocks;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Dealers\Records\SingleDealer;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The dealer who receives a form's leads: the site's only one, otherwise the one in the address, otherwise the block's, otherwise the one whose profile the form is on. */
final readonly class FormDealer {
	/** The page's query argument with a dealer's company ID. */
	public const QUERY = 'dealer';

	/**
	 * @param string $company_id   empty for none
	 * @param string $name         empty if it is currently unknown
	 * @param bool   $is_asked_for whether the address names the dealer
	 * @param bool   $is_gone      whether the address names a dealer that does not exist
	 */
	private function __construct(
		public string $company_id = '',
		public string $name = '',
		public bool $is_asked_for = false,
		public bool $is_gone = false,
	) {}

	/** For a form without a receiving dealer. */
	public static function nobody(): self {
		return new self();
	}

	/** @param string $place the place whose nearest dealer is meant if nothing else names one: a postal code, or empty */
	public static function of( BlockContext $context, string $company_id = '', string $place = '' ): self {
		$only = SingleDealer::of( $context->service( Settings::class ), $context->path );

		if ( '' !== $only ) {
			return self::named( $context, $only, false );
		}

		$asked = $context->query( self::QUERY );

		if ( '' !== $asked ) {
			return self::named( $context, $asked, true );
		}

		$named = '' !== $company_id ? $company_id : (string) DealerProfileAddress::company_id( $context->path );

		return '' === $named && '' !== $place ? self::near( $context, $place ) : self::named( $context, $named, false );
	}

	private static function near( BlockContext $context, string $place ): self {
		try {
			$dealer = $context->service( DealerDirectory::class )->search( $place, SearchMode::of_page( $context->service( Settings::class ), $context->path ) )->dealers[0] ?? null;
		} catch ( Unavailable ) {
			$dealer = null;
		}

		return null === $dealer ? new self() : new self( $dealer->company_id, $dealer->name );
	}

	private static function named( BlockContext $context, string $company_id, bool $is_asked_for ): self {
		if ( '' === $company_id ) {
			return new self();
		}

		try {
			$dealer = $context->service( DealerDirectory::class )->get( $company_id );
		} catch ( Unavailable ) {
			// The name cannot be read at present; the lead still goes to its dealer.
			return new self( RecordId::is( $company_id ) ? $company_id : '', '', $is_asked_for );
		}

		return null === $dealer ? new self( is_gone: $is_asked_for ) : new self( $dealer->company_id, $dealer->name, $is_asked_for );
	}
}
