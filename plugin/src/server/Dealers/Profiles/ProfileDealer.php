<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/** The dealer of a profile's block: the block's own, otherwise that of the page. */
final readonly class ProfileDealer {
	private function __construct(
		public ?Dealer $dealer = null,
		/** Whether the dealer cannot be read at present. */
		public bool $is_unavailable = false,
	) {}

	/** Null if no dealer is requested. */
	public static function of( BlockContext $context, string $company_id ): ?self {
		$company_id = '' !== $company_id ? $company_id : (string) DealerProfileAddress::company_id( $context->path );

		if ( '' === $company_id ) {
			return null;
		}

		try {
			return new self( $context->service( DealerDirectory::class )->get( $company_id ) );
		} catch ( Unavailable ) {
			return new self( is_unavailable: true );
		}
	}
}
