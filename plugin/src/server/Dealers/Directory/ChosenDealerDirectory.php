<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Dealer;
use HvacBlocks\Languages\Text;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The provider of dealers that the settings name; without an address for the other one, this site's own. A plugin may put its own in
 * their place.
 */
final readonly class ChosenDealerDirectory implements DealerAnswers {
	public function __construct( private Settings $settings, private DealerDirectory $embedded, private DealerDirectory $http ) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		return $this->chosen()->search( $query, $mode );
	}

	public function answer( string $query, SearchMode $mode ): string {
		return SearchJson::of( $this->chosen(), $query, $mode );
	}

	public function get( string $company_id ): ?Dealer {
		return $this->chosen()->get( $company_id );
	}

	private function chosen(): DealerDirectory {
		$chosen = 'http' === $this->settings->string( 'dealers_provider' ) && '' !== $this->settings->string( 'dealers_url' ) ? $this->http : $this->embedded;

		/**
		 * Filters where dealers come from.
		 *
		 * @param DealerDirectory $chosen the provider that the settings name
		 */
		$directory = apply_filters( 'hvac_blocks_dealer_directory', $chosen );

		return $directory instanceof DealerDirectory ? $directory : $this->refused( $chosen );
	}

	private function refused( DealerDirectory $chosen ): DealerDirectory {
		/* translators: %s: name of a PHP interface. */
		_doing_it_wrong( 'hvac_blocks_dealer_directory', esc_html( Text::sentence( __( 'The filter must return an instance of %s.', 'hvac-blocks' ), DealerDirectory::class ) ), '0.2.0' );

		return $chosen;
	}
}
