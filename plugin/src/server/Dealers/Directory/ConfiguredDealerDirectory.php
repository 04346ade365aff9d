<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use Closure;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\FilterMistake;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The provider of dealers selected in the settings; this site's own if the other one has no address. A plugin may replace it.
 */
final class ConfiguredDealerDirectory implements DealerAnswers, OffersNames, SearchesWithin {
	private ?DealerDirectory $made = null;

	private bool $is_http = false;

	/**
	 * @param Closure(): DealerDirectory $embedded made when dealers are needed: most requests need none
	 * @param Closure(): DealerDirectory $http
	 */
	public function __construct( private readonly Settings $settings, private readonly Closure $embedded, private readonly Closure $http ) {}

	public function within( int $miles ): self {
		return new self( $this->settings, fn (): DealerDirectory => ChosenDistance::in( ( $this->embedded )(), $miles ), $this->http );
	}

	public function search( string $query, SearchMode $mode ): SearchResult {
		[ $asked, $way ] = SearchHooks::asked( $query, $mode );
		$found           = $this->chosen()->search( $asked, $way );

		return SearchHooks::are_used() ? SearchHooks::found( $found, $query, $mode ) : $found;
	}

	public function answer( string $query, SearchMode $mode ): string {
		if ( SearchHooks::are_used() ) {
			return SearchJson::encode( $this->search( $query, $mode )->shown() );
		}

		return SearchJson::of( $this->chosen(), ...SearchHooks::asked( $query, $mode ) );
	}

	public function get( string $company_id ): ?Dealer {
		return $this->chosen()->get( $company_id );
	}

	public function names(): ?SearchesNames {
		$chosen = $this->chosen();

		return $chosen instanceof SearchesNames ? $chosen : null;
	}

	/** Whether the dealers are this site's own, without any other service. */
	public function is_own(): bool {
		return $this->chosen() === $this->made && ! $this->is_http;
	}

	private function chosen(): DealerDirectory {
		$chosen = $this->of_settings();

		/**
		 * Filters the provider of dealers.
		 *
		 * @param DealerDirectory $chosen the provider selected in the settings
		 */
		$directory = apply_filters( 'hvac_blocks_dealer_directory', $chosen );

		if ( $directory instanceof DealerDirectory ) {
			return $directory;
		}

		FilterMistake::report( 'hvac_blocks_dealer_directory', 'an instance of ' . DealerDirectory::class );

		return $chosen;
	}

	private function of_settings(): DealerDirectory {
		$is_http = $this->settings->has_service( 'dealers' );

		if ( null === $this->made || $is_http !== $this->is_http ) {
			$this->is_http = $is_http;
			$this->made    = $is_http ? ( $this->http )() : ( $this->embedded )();
		}

		return $this->made;
	}
}
