/** Placeholder for a trend while it loads. */
export const TrendSkeleton = () => <div className="skeleton card-trend-skeleton" />;
