<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/** The dealer that a block of a profile is about: the block's own, else the one whose page it stands on. */
final readonly class ProfileDealer {
	private function __construct(
		public ?Dealer $dealer = null,
		/** Whether nobody can say at present. */
		public bool $is_unavailable = false,
	) {}

	/** Null where no dealer is asked for. */
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
