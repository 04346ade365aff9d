<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

defined( 'ABSPATH' ) || exit;

/** Where articles are found. */
interface ArticleLibrary {
	/** @return list<Article> in the order asked; those that a visitor may not see are left out */
	public function find( int ...$ids ): array;
}
