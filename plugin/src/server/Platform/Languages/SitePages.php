<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Platform\Languages\Root\RootPage;

defined( 'ABSPATH' ) || exit;

/** The addresses of the site's own pages, in each language: of the page chosen in the settings, otherwise below the base path, as in section 2 of the specification. */
final readonly class SitePages {
	public function __construct( private BasePath $base = new BasePath(), private ConfiguredPages $chosen = new ConfiguredPages(), private RootPage $root = new RootPage() ) {}

	public function dealer_locator( Language $language ): string {
		return $this->page( 'dealer-locator', $language );
	}

	public function find_a_dealer( Language $language ): string {
		return $this->page( 'find-a-dealer', $language );
	}

	public function contact_dealer( Language $language ): string {
		return $this->page( 'contact-dealer', $language );
	}

	public function schedule_service( Language $language ): string {
		return $this->page( 'schedule-service', $language );
	}

	public function recommendation_tool( Language $language ): string {
		return $this->page( 'resources/system-recommendation-tool', $language );
	}

	/** Below the wizard's own page, wherever the wizard is shown. */
	public function recommendation_results( Language $language ): string {
		return $this->page( 'resources/system-recommendation-tool/results', $language );
	}

	public function home( Language $language ): string {
		$home = $this->page( ConfiguredPages::HOME, $language );

		return $this->root->leads() && '' === $this->base->below( '/' . SiteAddress::path( $home ) ) ? $this->root->address() : $home;
	}

	/** @param string $name the path below the language: `products/furnaces`; `home` is the level above */
	public function page( string $name, Language $language ): string {
		return $this->chosen->address( $name, $language ) ?? $this->unchosen( $name, $language );
	}

	/** Returns the default address of a page that is not chosen. */
	public function unchosen( string $name, Language $language ): string {
		return $this->base->url( self::below( $name, $language ) );
	}

	/** Returns its path below the base path. */
	private static function below( string $name, Language $language ): string {
		return match ( true ) {
			ConfiguredPages::HOME !== $name => "$language->value/$name",
			Language::English === $language => '',
			default => $language->value,
		};
	}
}
