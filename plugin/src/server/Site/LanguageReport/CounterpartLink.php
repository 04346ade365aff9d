<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\Counterparts\JoinedPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A page's counterpart that an editor chooses among the pages that exist, and the end of such a link. */
final readonly class CounterpartLink {
	private const MOST = 20;

	public function __construct( private TranslatedPages $pages, private Counterparts $counterparts = new Counterparts() ) {}

	/** @return list<array{id: int, title: string, path: string}> the pages of a language that are nobody's counterpart in the page's language, in the order of their places */
	public function candidates( WP_Post $page, Language $language, string $search ): array {
		$own   = $this->language_of( $page );
		$found = array();

		foreach ( $this->pages->all() as $place => $group ) {
			$one = $group[ $language->value ] ?? null;

			if ( '' !== (string) $place && null !== $one && ! isset( $group[ $own->value ] ) && current_user_can( 'edit_post', $one->id ) && ( '' === $search || false !== stripos( remove_accents( "$one->title $one->path" ), remove_accents( $search ) ) ) ) {
				$found[] = array(
					'id'    => $one->id,
					'title' => $one->title,
					'path'  => $one->path,
				);
			}
		}

		return array_slice( $found, 0, self::MOST );
	}

	public function choose( WP_Post $page, Language $language, WP_Post $other ): ?WP_Error {
		$own   = $this->language_of( $page );
		$group = $this->group_of( $page );

		if ( $own === $language || $language !== ( PageLanguage::named_by_post( $other ) ?? $language ) ) {
			return self::refusal( __( 'The page that you chose is in another language. Choose one below the home page of its language.', 'hvac-blocks' ) );
		}

		$pages = array(
			$own->value      => $page->ID,
			...array_map( static fn ( TranslatedPage $one ): int => $one->id, $group ),
			$language->value => $other->ID,
		);
		$this->counterparts->link( $pages );
		JoinedPages::join( $pages );

		return null;
	}

	public function end( WP_Post $page, Language $language ): ?WP_Error {
		$other = $this->group_of( $page )[ $language->value ]->id ?? 0;

		if ( in_array( $other, JoinedPages::of( $page->ID, $page->post_type ), true ) ) {
			return self::refusal( __( 'Your plugin for languages has linked these pages. Change the link there.', 'hvac-blocks' ) );
		}

		$pages = wp_list_pluck( $this->counterparts->of( $page ), 'ID' );
		$this->counterparts->unlink( $other );

		if ( isset( $this->group_of( $page )[ $language->value ] ) ) {
			/** @var array<string, int> $pages */
			$this->counterparts->link( $pages );

			return self::refusal( __( 'These pages belong together because their addresses are the same below the language. Give one of them another address, or choose another page.', 'hvac-blocks' ) );
		}

		return null;
	}

	private function language_of( WP_Post $page ): Language {
		return $this->counterparts->language_of( $page ) ?? PageLanguage::of_post( $page );
	}

	/** @return array<string, TranslatedPage> by language */
	private function group_of( WP_Post $page ): array {
		$groups = $this->pages->all();

		return $groups[ TranslatedPages::path_of( $page->ID, $groups ) ?? '' ] ?? array();
	}

	private static function refusal( string $message ): WP_Error {
		return new WP_Error( 'hvac_blocks_not_linked', $message, array( 'status' => 409 ) );
	}
}
