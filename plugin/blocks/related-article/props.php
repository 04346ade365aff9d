<?php
declare(strict_types=1);

use HvacBlocks\Editing\Articles\Article;
use HvacBlocks\Editing\Articles\ArticleLibrary;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Platform\Languages\Dates;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$link      = $attributes->text( 'link' );
	$is_sample = $context->is_edited && 'sample' === $link;
	$article   = $is_sample ? Article::sample() : $context->service( ArticleLibrary::class )->find( Article::id_of( $link ) )[0] ?? null;

	return null === $article || ! $article->is_at( $attributes->text( 'address' ) ) ? ViewModel::nothing( needs: array( 'article' => $link ) ) : new ViewModel(
		props: array(
			'level'      => $attributes->int( 'level', 2 ) + 1,
			'title'      => $article->title,
			'href'       => $article->url,
			'picture'    => Picture::of( $article->picture, '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw', '16/10', illustration: $article->illustration )?->props(),
			'date'       => array(
				'text'     => Dates::long( $article->day(), $context->language ),
				'datetime' => $article->day(),
			),
			'reading'    => sprintf(
				/* translators: %d: minutes that an article takes to read */
				_n( '%d-minute read', '%d-minute read', $article->minutes, 'hvac-blocks' ),
				$article->minutes
			),
			'categories' => array_map(
				static fn ( array $category ): array => array(
					'text' => $category['name'],
					'href' => $category['url'],
				),
				$article->categories
			),
			'texts'      => array( 'categories' => __( 'Categories', 'hvac-blocks' ) ),
		),
		wrapper: array( 'class' => 'hvac-card' ),
	);
};
