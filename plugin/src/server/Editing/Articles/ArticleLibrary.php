<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

defined( 'ABSPATH' ) || exit;

/** A source of articles. */
interface ArticleLibrary {
	/** @return list<Article> in the order requested; articles that a visitor may not see are left out */
	public function find( int ...$ids ): array;
}
