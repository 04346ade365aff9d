<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Profiles\Places\DealerPlaces;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Editing\Seo\BreadcrumbList;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Finds the dealer's profile or the part of the directory at a path. */
final readonly class PageFinder {
	public function __construct(
		private DealerDirectory $dealers,
		private DealerPlaces $places,
		private Settings $settings,
		private SitePages $pages,
	) {}

	/** @param string $path as requested; null for the path of any other page */
	public function find( string $path ): ?Page {
		$company_id = DealerProfileAddress::company_id( $path );
		$directory  = null === $company_id ? DirectoryAddress::read( $path ) : null;

		try {
			return match ( true ) {
				null !== $company_id => $this->profile( $company_id, Language::from_path( $path ) ?? Language::English ),
				null !== $directory  => $this->directory( $directory ),
				default              => null,
			};
		} catch ( Unavailable ) {
			return new Page( null === $company_id ? PageTemplates::DIRECTORY : PageTemplates::PROFILE, __( 'This page is not available right now', 'hvac-blocks' ), 503 );
		}
	}

	private function profile( string $company_id, Language $language ): Page {
		$dealer = $this->dealers->get( $company_id );

		if ( null === $dealer ) {
			return new Page( PageTemplates::PROFILE, __( 'Dealer not found', 'hvac-blocks' ), 404 );
		}

		$urls = array();

		foreach ( Language::cases() as $one ) {
			$urls[ $one->value ] = DealerProfileAddress::of( $dealer, DealerProfileAddress::folder( $one ) );
		}

		return new Page(
			PageTemplates::PROFILE,
			self::title( $dealer ),
			description: self::description( $dealer ),
			url: $urls[ $language->value ],
			alternates: $urls,
			graph: array(
				HvacBusiness::of( $dealer, $urls[ $language->value ], $this->places->names( $dealer->coverage ), $this->settings ),
				BreadcrumbList::of( ProfileTrail::of( $dealer, $language, $this->pages->home( $language ), $this->places ), $urls[ $language->value ] ),
			)
		);
	}

	private function directory( DirectoryAddress $asked ): Page {
		$place = DirectoryPlace::at( $asked, $this->places );

		if ( null === $place ) {
			return new Page( PageTemplates::DIRECTORY, __( 'No dealers found here', 'hvac-blocks' ), 404 );
		}

		$urls = array();

		foreach ( Language::cases() as $one ) {
			$urls[ $one->value ] = $place->address->in( $one )->url();
		}

		$title = $place->title();

		return new Page(
			PageTemplates::DIRECTORY,
			/* translators: {title} is the title of a list, {page} the number of one of its pages. */
			$place->address->page > 1 ? Text::fill( __( '{title} (page {page})', 'hvac-blocks' ), array( 'title' => $title, 'page' => $place->address->page ) ) : $title, // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
			description: $place->description(),
			url: $place->address->url(),
			alternates: $urls,
			graph: array( BreadcrumbList::of( $place->trail( $this->pages->home( $asked->language ) ), $place->address->url() ) )
		);
	}

	private static function title( Dealer $dealer ): string {
		$town = implode( ', ', array_filter( array( $dealer->city, $dealer->state ) ) );

		return '' === $town ? $dealer->name : Text::fill( __( '{name}, heating and cooling in {town}', 'hvac-blocks' ), array( 'name' => $dealer->name, 'town' => $town ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
	}

	private static function description( Dealer $dealer ): string {
		return Text::fill(
			'' === $dealer->city
				? __( '{name}: services, service area and phone number of this independent heating and cooling dealer, and a form to request a visit.', 'hvac-blocks' )
				: __( '{name} in {city}: services, service area and phone number of this independent heating and cooling dealer, and a form to request a visit.', 'hvac-blocks' ),
			array(
				'name' => $dealer->name,
				'city' => $dealer->city,
			)
		);
	}
}
