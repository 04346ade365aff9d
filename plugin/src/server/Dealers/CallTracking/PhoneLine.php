<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\SingleDealer;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;

defined( 'ABSPATH' ) || exit;

/** A stand-alone number on a page: that of the site's only dealer, otherwise the block's dealer, otherwise the default. */
final readonly class PhoneLine {
	/**
	 * @param string $number     can be dialed
	 * @param string $group      the routing group; empty if its calls are not tracked
	 * @param string $company_id of the dealer; empty for the default number
	 */
	private function __construct( public string $number, public string $group, public string $company_id = '', public string $name = '' ) {}

	/** Null if not even the default number can be dialed. */
	public static function of( BlockContext $context, string $company_id = '' ): ?self {
		$settings = $context->service( Settings::class );
		$dealer   = self::dealer( $context, SingleDealer::of( $settings, $context->path ) ?: $company_id );

		return null === $dealer ? self::by_default( $settings ) : self::of_dealer( $dealer, $settings ) ?? self::by_default( $settings );
	}

	/** @return array{text: string, href: string, group: string} */
	public function phone(): array {
		return array(
			'text'  => $this->number,
			'href'  => PhoneNumber::href( $this->number ),
			'group' => $this->group,
		);
	}

	private static function of_dealer( Dealer $dealer, Settings $settings ): ?self {
		$is_tracked = $settings->bool( 'flag_126_call_tracking' );
		$number     = $is_tracked ? GroupNumbers::own( $dealer ) : PhoneNumber::first_usable( $dealer->phone );

		return '' === $number ? null : new self( $number, $is_tracked ? $dealer->routing_group : '', $dealer->company_id, $dealer->name );
	}

	private static function by_default( Settings $settings ): ?self {
		$number = PhoneNumber::first_usable( $settings->string( 'default_routing_number' ), $settings->string( 'support_phone' ) );

		return '' === $number ? null : new self( $number, $settings->bool( 'flag_126_call_tracking' ) ? $settings->string( 'default_routing_group' ) : '' );
	}

	private static function dealer( BlockContext $context, string $company_id ): ?Dealer {
		try {
			return '' === $company_id ? null : $context->service( DealerDirectory::class )->get( $company_id );
		} catch ( Unavailable ) {
			// The dealer cannot be looked up right now, so fall back to the default number.
			return null;
		}
	}
}
